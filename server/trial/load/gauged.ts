import { readGauge } from './gauge.ts'

/**
 * Loaded before a server that is measured, whichever it is. The process that started it may ask what it has used, and it
 * doesn't outlive that process.
 */
process.on('message', () => process.send?.(readGauge()))
process.once('disconnect', () => process.exit())
