import { parentPort } from 'node:worker_threads'
import { boxNamed } from '../boxes.ts'
import { playBatch, type PlayJob } from './batch.ts'

parentPort?.on('message', (job: PlayJob) => parentPort?.postMessage(playBatch(boxNamed(job.setting.game), job)))
