import { readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const LEAST = 1024
const text = /\.(css|html|js|json|svg|txt|webmanifest)$/

/** Writes .br and .gz beside a text, so that the house need not compress it again for everyone. */
export async function compress(file: string): Promise<void> {
  if (!text.test(file)) return
  const content = await readFile(file)
  if (content.length <= LEAST) return
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  }
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content, { params }))
  await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }))
}
