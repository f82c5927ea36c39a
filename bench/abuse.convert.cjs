/** Stands for a converter: works for a second and writes a PDF. */
const end = Date.now() + 1_000;
while (Date.now() < end);
require('node:fs').writeFileSync(process.argv[3], '%PDF-1.7\n%%EOF\n');
