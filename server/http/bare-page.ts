/** Shown where the pages have not been built: the way to the door for programs. */
export const barePage = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Octopolis</title>
<style>
  body { font: 1.1rem/1.6 Georgia, serif; max-width: 34rem; margin: 12vh auto; padding: 0 1.5rem; color: #1c2b33; background: #f3ecdd }
  h1 { font-size: 2.4rem; margin: 0 0 .5rem; letter-spacing: .02em }
  a { color: #0d5c63 }
  li { margin: .3rem 0 }
</style>
<h1>Octopolis</h1>
<p>The house is open. Tables, games and bots answer at its door for programs:</p>
<ul>
  <li><a href="/api/docs">What can be asked, and how</a> (<a href="/api/openapi.json">OpenAPI 3.1</a>)</li>
  <li><a href="/api/games">The games</a></li>
  <li><a href="/api/tables">Open tables</a></li>
  <li><a href="/api/health">Is everything well?</a></li>
</ul>
`
