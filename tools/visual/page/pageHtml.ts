import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { packReport } from '../packedReport';
import type { Report } from '../report';

export interface PageParts {
  /** The bundled program. */
  script: string;
  report: Report;
  /** WebP files by the hash under which the report names them. */
  pictures: ReadonlyMap<string, Buffer>;
}

/**
 * Returns the page as one file that asks nothing of any network: the policy refuses whatever is not
 * in it, and runs this one script alone.
 */
export function pageHtml({ script, report, pictures }: PageParts): string {
  const program = inScript(script);
  const policy = [
    "default-src 'none'",
    `script-src 'sha256-${createHash('sha256').update(program).digest('base64')}'`,
    "style-src 'unsafe-inline'",
    'img-src blob: data:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  const packed = gzipSync(JSON.stringify(packReport(withoutOverlays(report, pictures))));
  const held = [...pictures].map(
    ([hash, file]) =>
      `<script type="text/plain" data-picture="${inAttribute(hash)}">${file.toString('base64')}</script>\n`,
  );

  return `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>视觉审阅</title>
<link rel="icon" href="data:,">
</head>
<body>
<div id="root"></div>
<script type="text/plain" data-report>${packed.toString('base64')}</script>
${held.join('')}<script type="module">${program}</script>
</body>
</html>
`;
}

/** Nothing can be drawn over a picture that is not included. */
function withoutOverlays(report: Report, pictures: ReadonlyMap<string, Buffer>): Report {
  const changes = report.changes.map((change) => {
    const { before, after } = change;
    const isHeld = [before, after].every((picture) => !picture || pictures.has(picture.hash));
    return isHeld ? change : { ...change, marks: null, regions: [] };
  });
  return { ...report, changes };
}

/**
 * Returns a program that no parser of HTML takes for the end of its script, nor for the start of a
 * comment in it. In strings the escape is the same character; outside strings the bundler writes
 * neither.
 */
export function inScript(text: string): string {
  return text.replaceAll(/<(?=\/script|!--)/gi, '\\u003C');
}

function inAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
