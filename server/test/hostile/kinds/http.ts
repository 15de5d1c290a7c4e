import { expect } from 'vitest'
import { ask, bytes, kind, lastBytes, text, type Theme } from '../kind.ts'

const host = 'Host: 127.0.0.1'
const json = 'Content-Type: application/json'
const guest = '{"name":"Raw"}'
/** The first two of Node 20.19 read HTTP less strictly than all that came after (CVE-2025-23167). */
const laxNode = process.versions['llhttp']?.startsWith('8.') === true
const nested = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`
const flood = (count: number, line: (n: number) => string): string[] => Array.from({ length: count }, (_, n) => line(n))

/** Bodies that are not what they say. */
export const bodies: Theme = [
  kind('JSON that ends too early', text('ada', 'POST /api/tables', '{"game":"whi'), '400 malformed'),
  kind('no JSON at all', text('ada', 'POST /api/tables', 'game=whispers'), '400 malformed'),
  kind('JSON with a comma too many', text('ada', 'POST /api/tables', '{"game":"whispers",}'), '400 malformed'),
  kind('JSON with single quotes', text('ada', 'POST /api/tables', "{'game':'whispers'}"), '400 malformed'),
  kind('JSON with a comment', text('ada', 'POST /api/tables', '{"game":"whispers"/* */}'), '400 malformed'),
  kind('two JSON values', text('ada', 'POST /api/tables', '{"game":"whispers"}{}'), '400 malformed'),
  kind('JSON with NaN', text('ada', 'POST /api/quick', '{"game":"whispers","seats":NaN}'), '400 malformed'),
  kind('JSON with a NUL inside', text('ada', 'POST /api/tables', '{"game":"whi\u0000spers"}'), '400 malformed'),
  kind('JSON with a raw line break in a text', text('ada', 'POST /api/guest', '{"name":"a\nb"}'), '400 malformed'),
  kind('a body of null', text('ada', 'POST /api/tables', 'null'), '400 malformed'),
  kind('a body of true', text('ada', 'POST /api/tables', 'true'), '400 malformed'),
  kind('a body of a number', text('ada', 'POST /api/tables', '7'), '400 malformed'),
  kind('a body of a text', text('ada', 'POST /api/tables', '"whispers"'), '400 malformed'),
  kind('a body of a list', text('ada', 'POST /api/tables', '[{"game":"whispers"}]'), '400 malformed'),
  kind('an empty body that says it is JSON', text('ada', 'POST /api/tables', ''), '400 malformed'),
  kind('a body of spaces', text('ada', 'POST /api/tables', '   '), '400 malformed'),
  kind('no body where one is needed', ask('ada', 'POST /api/tables'), '400 malformed'),
  kind(
    'a body without a content type',
    { ...text('ada', 'POST /api/tables', '{}'), headers: {} } as ReturnType<typeof ask>,
    '415 media',
  ),
  kind(
    'a form',
    text('ada', 'POST /api/tables', 'a=b', { 'content-type': 'application/x-www-form-urlencoded' }),
    '415 media',
  ),
  kind(
    'a multipart form',
    text('ada', 'POST /api/tables', '--x--', { 'content-type': 'multipart/form-data; boundary=x' }),
    '415 media',
  ),
  kind(
    'plain text',
    text('ada', 'POST /api/tables', '{"game":"whispers"}', { 'content-type': 'text/plain' }),
    '415 media',
  ),
  kind('XML', text('ada', 'POST /api/tables', '<game/>', { 'content-type': 'application/xml' }), '415 media'),
  kind('a content type that is none', text('ada', 'POST /api/tables', '{}', { 'content-type': ';;;' }), '415 media'),
  kind(
    'a compressed body',
    text('ada', 'POST /api/tables', '\u001f\u008b\b', { 'content-encoding': 'gzip' }),
    '400 malformed',
  ),
  kind(
    'JSON in another encoding',
    text('ada', 'POST /api/tables', '{\u0000', { 'content-type': 'application/json; charset=utf-16' }),
    '400 malformed',
  ),
  kind('a body that is too large', text('ada', 'POST /api/tables', `{"game":"${'x'.repeat(40_000)}"}`), '413 large'),
  kind(
    'a move nested five thousand times',
    text('ben', 'POST /api/tables/{playing}/moves', `{"id":"deep","seq":3,"move":${nested(5000)}}`),
    '400 malformed',
  ),
  kind(
    'an option nested five thousand times',
    text('ada', 'POST /api/tables', `{"game":"whispers","options":{"length":${nested(5000)}}}`),
    '400 malformed',
  ),
  kind(
    'talk nested five thousand times',
    text('ben', 'POST /api/tables/{playing}/talk', `{"kind":"talk","said":{"type":"claim","fingers":${nested(5000)}}}`),
    '400 malformed',
  ),
  kind(
    'a name nested five thousand times',
    text('stranger', 'POST /api/guest', `{"name":${nested(5000)}}`),
    '400 malformed',
  ),
  kind(
    'brackets inside a text, which are no nesting',
    text('ada', 'PATCH /api/me', `{"crest":"${'[{'.repeat(100)}\\"${'[{'.repeat(100)}"}`),
    '400 malformed',
    { check: ({ text: answer }) => expect(answer).not.toContain('nested') },
  ),
  kind(
    'a number of a thousand digits',
    text('ada', 'POST /api/quick', `{"game":"whispers","seats":${'9'.repeat(1000)}}`),
    '400 malformed',
  ),
  kind('a key twice: the last one counts', text('ada', 'PATCH /api/me', '{"name":"Mallory","name":"ada"}'), '200', {
    changes: true,
  }),
  kind(
    'a key called __proto__',
    text('ada', 'POST /api/tables', '{"game":"whispers","__proto__":{"seats":2}}'),
    '400 malformed',
  ),
  kind(
    'a key called constructor',
    text('ada', 'POST /api/tables', '{"game":"whispers","constructor":{"prototype":{"seats":2}}}'),
    '400 malformed',
  ),
  kind(
    '__proto__ as an escaped key',
    text('ada', 'POST /api/tables', '{"game":"whispers","\\u005f_proto__":{}}'),
    '400 malformed',
  ),
  kind(
    'an option called __proto__',
    text('ada', 'POST /api/tables', '{"game":"whispers","options":{"__proto__":1}}'),
    '400 malformed',
  ),
  kind(
    'an option called toString',
    ask('ada', 'POST /api/tables', { game: 'whispers', options: { toString: 1 } }),
    '422 invalid',
  ),
  kind(
    'a thousand unknown keys',
    ask('ada', 'POST /api/tables', Object.fromEntries(flood(1000, String).map((n) => [`k${n}`, 1]))),
    '400 malformed',
  ),
  kind(
    'an unknown key of three thousand letters',
    ask('ada', 'POST /api/tables', { game: 'whispers', ['k'.repeat(3000)]: 1 }),
    '400 malformed',
  ),
  kind(
    'an unknown key with a line break',
    ask('ada', 'POST /api/tables', { game: 'whispers', 'a\nb': 1 }),
    '400 malformed',
  ),
]

/** Paths and queries. */
export const paths: Theme = [
  kind('a route that is not there', ask('ada', 'GET /api/nothing'), '404 missing'),
  kind('a method that the route has not', ask('ada', 'PUT /api/tables', {}), '404 missing'),
  kind('a method for documents', ask('ada', 'PROPFIND /api/tables'), '404 missing'),
  kind('OPTIONS of a route', ask('ada', 'OPTIONS /api/tables'), '404 missing'),
  kind('TRACE of a route', ask('ada', 'TRACE /api/tables'), '404 missing'),
  kind('a route in capitals', ask('ada', 'GET /API/TABLES'), '404 missing'),
  kind('a route with a slash at its end', ask('ada', 'GET /api/tables/'), '400 malformed'),
  kind('a route with two slashes', ask('ada', 'GET //api//tables'), '404 missing'),
  kind('a path that climbs', ask('ada', 'GET /api/../../../etc/passwd'), '404 missing'),
  kind('a path that climbs, encoded', ask('ada', 'GET /api/%2e%2e%2f%2e%2e%2fetc%2fpasswd'), '404 missing'),
  kind('a path that climbs, encoded twice', ask('ada', 'GET /api/tables/%252e%252e%252fpasswd'), '400 malformed'),
  kind('a path that climbs with backslashes', ask('ada', 'GET /api/..%5c..%5cpasswd'), '404 missing'),
  kind(
    'a path that climbs out of the docs',
    ask('ada', 'GET /api/docs/static/..%2f..%2f..%2fpackage.json'),
    '404 missing',
  ),
  kind('a path with a NUL', ask('ada', 'GET /api/tables/a%00b'), '400 malformed'),
  kind('a path with overlong UTF-8', ask('ada', 'GET /api/tables/%c0%af'), '400 malformed'),
  kind('a path with half a UTF-8 character', ask('ada', 'GET /api/tables/%e2%82'), '400 malformed'),
  kind('a path with a percent sign and no digits', ask('ada', 'GET /api/tables/%zz'), '400 malformed'),
  kind('a path that ends in a percent sign', ask('ada', 'GET /api/tables/a%'), '400 malformed'),
  kind('a path with a line break', ask('ada', 'GET /api/tables/a%0d%0aSet-Cookie:x'), '400 malformed'),
  kind('a path with a bidi override', ask('ada', 'GET /api/nothing%e2%80%aehere'), '404 missing'),
  kind('a path of eight thousand letters', ask('ada', `GET /api/${'x'.repeat(8000)}`), '404 missing'),
  kind('an id of eight thousand letters', ask('ada', `GET /api/tables/${'x'.repeat(8000)}`), '414 malformed'),
  kind('an id in capitals', ask('ada', 'GET /api/tables/ABC'), '400 malformed'),
  kind('an id that is SQL', ask('ada', "GET /api/tables/x'%20or%201=1--"), '400 malformed'),
  kind('an id called __proto__', ask('ada', 'GET /api/tables/__proto__'), '400 malformed'),
  kind('an id called constructor', ask('ada', 'GET /api/tables/constructor'), '404 missing'),
  kind('an empty id', ask('ada', 'GET /api/tables//position'), '400 malformed'),
  kind('a query with bad percent-encoding', ask('ada', 'GET /api/tables/{playing}/position?wait=%zz'), '400 malformed'),
  kind('a query with a NUL', ask('ada', 'GET /api/tables/{playing}/position?after=%00'), '400 malformed'),
  kind('a query that is a list', ask('ada', 'GET /api/tables/{playing}/position?wait=1&wait=2'), '400 malformed'),
  kind('a query of a thousand fields', ask('ada', `GET /api/turns?${flood(1000, (n) => `a${n}=1`).join('&')}`), '200'),
  kind('a query that names __proto__', ask('ada', 'GET /api/turns?__proto__=1&__proto__[wait]=5'), '200'),
]

/** Below the routes: what HTTP itself forbids, byte by byte. */
export const wire: Theme = [
  kind('no HTTP at all', bytes('\u0016\u0003\u0001\u0002\u0000\u0001', '', ''), '400 malformed'),
  kind('HTTP/0.9', bytes('GET /api/me', '', ''), '401 unknown'),
  kind('a version of HTTP that is not there', bytes('GET /api/health HTTP/9.9', host, '', ''), '400 malformed'),
  kind('the greeting of HTTP/2', bytes('PRI * HTTP/2.0', '', 'SM', '', ''), '400 malformed'),
  kind('a method that nobody knows', bytes('STEAL /api/health HTTP/1.1', host, '', ''), '400 malformed'),
  kind('no Host', bytes('GET /api/health HTTP/1.1', '', ''), '400'),
  kind('two Hosts', bytes('GET /api/me HTTP/1.1', host, 'Host: evil.example', '', ''), '401 unknown'),
  kind('a space in the path', bytes('GET /api/he alth HTTP/1.1', host, '', ''), '400 malformed'),
  kind(
    'raw bytes above ASCII in the path',
    bytes('GET /api/tables/\u00c0\u00af HTTP/1.1', host, '', ''),
    '400 malformed',
  ),
  kind('a raw NUL in the path', bytes('GET /api/tables/\u0000 HTTP/1.1', host, '', ''), '400 malformed'),
  kind('a NUL in a header', bytes('GET /api/health HTTP/1.1', host, 'X: a\u0000b', '', ''), '400 malformed'),
  kind('a header without a colon', bytes('GET /api/health HTTP/1.1', host, 'nothing', '', ''), '400 malformed'),
  kind(
    'a header with a space before its colon',
    bytes('GET /api/health HTTP/1.1', host, 'X : y', '', ''),
    laxNode ? '200' : '400 malformed',
  ),
  kind('a folded header', bytes('GET /api/me HTTP/1.1', host, 'X: a', ' Cookie: b', '', ''), '400 malformed'),
  kind('lines that end without a carriage return', bytes(`GET /api/health HTTP/1.1\n${host}\n\n`), '400 malformed'),
  kind(
    'headers of forty kilobytes',
    bytes('GET /api/health HTTP/1.1', host, `X: ${'x'.repeat(40_000)}`, '', ''),
    '431 large',
  ),
  kind(
    'a thousand headers',
    bytes('GET /api/health HTTP/1.1', host, ...flood(1000, (n) => `X${n}: yyyyyyyyyyyyyyyy`), '', ''),
    '431 large',
  ),
  kind('a path of forty kilobytes', bytes(`GET /${'x'.repeat(40_000)} HTTP/1.1`, host, '', ''), '431 large'),
  kind(
    'two lengths',
    bytes('POST /api/guest HTTP/1.1', host, json, 'Content-Length: 5', 'Content-Length: 14', '', guest),
    '400 malformed',
  ),
  kind(
    'a length and chunks',
    bytes(
      'POST /api/guest HTTP/1.1',
      host,
      json,
      'Content-Length: 4',
      'Transfer-Encoding: chunked',
      '',
      '5c',
      'GPOST / HTTP/1.1',
      '0',
      '',
      '',
    ),
    '400 malformed',
  ),
  kind(
    'chunks and something else',
    bytes('POST /api/guest HTTP/1.1', host, json, 'Transfer-Encoding: chunked, x', '', '0', '', ''),
    '400 malformed',
  ),
  kind(
    'chunks by another name',
    bytes('POST /api/guest HTTP/1.1', host, json, 'Transfer-Encoding: xchunked', '', '0', '', ''),
    '400 malformed',
  ),
  kind(
    'chunks, hidden by a space',
    bytes('POST /api/guest HTTP/1.1', host, json, 'Content-Length: 5', 'Transfer-Encoding : chunked', '', '0', '', ''),
    '400 malformed',
  ),
  kind(
    'a negative length',
    bytes('POST /api/guest HTTP/1.1', host, json, 'Content-Length: -1', '', ''),
    '400 malformed',
  ),
  kind(
    'a length that is no number',
    bytes('POST /api/guest HTTP/1.1', host, json, 'Content-Length: 1e3', '', ''),
    '400 malformed',
  ),
  kind(
    'a length beyond all bounds',
    bytes('POST /api/guest HTTP/1.1', host, json, 'Content-Length: 99999999999999999999', '', ''),
    '400 malformed',
  ),
  kind(
    'a length that promises a gigabyte',
    bytes('POST /api/guest HTTP/1.1', host, json, 'Content-Length: 1073741824', '', '{'),
    '413 large',
  ),
  kind(
    'a length longer than the body',
    lastBytes('POST /api/guest HTTP/1.1', host, json, 'Content-Length: 900', '', guest),
    '400 malformed',
  ),
  kind(
    'a length shorter than the body: the rest is no request',
    bytes('POST /api/guest HTTP/1.1', host, json, 'Content-Length: 5', '', guest),
    '400 malformed',
  ),
  kind(
    'a chunk whose size is no number',
    bytes('POST /api/guest HTTP/1.1', host, json, 'Transfer-Encoding: chunked', '', 'zz', guest, '0', '', ''),
    '400 malformed',
  ),
  kind(
    'a chunk longer than it says',
    bytes('POST /api/guest HTTP/1.1', host, json, 'Transfer-Encoding: chunked', '', '2', guest, '0', '', ''),
    '400 malformed',
  ),
  kind(
    'a chunk of 2^64 bytes',
    bytes('POST /api/guest HTTP/1.1', host, json, 'Transfer-Encoding: chunked', '', 'fffffffffffffffff', ''),
    '400 malformed',
  ),
  kind(
    'a chunk with twenty kilobytes of extensions',
    bytes(
      'POST /api/guest HTTP/1.1',
      host,
      json,
      'Transfer-Encoding: chunked',
      '',
      `2;${'x'.repeat(20_000)}`,
      '{}',
      '0',
      '',
      '',
    ),
    '413 large',
  ),
  kind(
    'chunks that end too early',
    lastBytes('POST /api/guest HTTP/1.1', host, json, 'Transfer-Encoding: chunked', '', '5', '{"na'),
    '400 malformed',
  ),
  kind(
    'chunks that are too much together',
    bytes(
      'POST /api/guest HTTP/1.1',
      host,
      json,
      'Transfer-Encoding: chunked',
      '',
      'a000',
      'x'.repeat(0xa000),
      '0',
      '',
      '',
    ),
    '413 large',
  ),
  kind('an answer where a question should be', bytes('HTTP/1.1 200 OK', 'Content-Length: 0', '', ''), '400 malformed'),
  kind(
    'CONNECT to somewhere else',
    bytes('CONNECT evil.example:443 HTTP/1.1', 'Host: evil.example:443', '', ''),
    'closed',
  ),
  kind(
    'an upgrade to something unknown',
    bytes('GET /api/me HTTP/1.1', host, 'Connection: Upgrade', 'Upgrade: h2c', '', ''),
    'closed',
  ),
  kind(
    'an expectation that nobody meets',
    bytes('POST /api/guest HTTP/1.1', host, json, 'Expect: a-miracle', 'Content-Length: 2', '', '{}'),
    '417',
  ),
  kind(
    'an absolute address of another house',
    bytes('GET http://evil.example/api/me HTTP/1.1', host, '', ''),
    '401 unknown',
  ),
]
