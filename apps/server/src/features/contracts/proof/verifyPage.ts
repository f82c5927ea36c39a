import type { Language } from '../../../texts';
import { VERIFY_SCRIPT } from './verifyScript';
import { VERIFY_STYLE } from './verifyStyle';
import { VERIFY_TEXTS } from './verifyTexts';

/** Content of a package that its page verifies. */
export interface Proof {
  candidateName: string;
  receipt: { orderNo: string };
}

/** Returns the page that verifies a proof package: one file, which may load nothing. */
export function verifyPage(proof: Proof, language: Language): string {
  const texts = VERIFY_TEXTS[language];
  const columns = texts.columns.map((name) => `<th scope="col">${escaped(name)}</th>`).join('');
  return `<!doctype html>
<html lang="${language === 'zh' ? 'zh-CN' : 'en'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'">
<title>${escaped(texts.title)} ${escaped(proof.receipt.orderNo)}</title>
<style>${VERIFY_STYLE}</style>
</head>
<body>
<main>
<h1>${escaped(texts.title)}</h1>
<p class="muted">${escaped(texts.intro)}</p>
<dl>
<dt>${escaped(texts.order)}</dt><dd>${escaped(proof.receipt.orderNo)}</dd>
<dt>${escaped(texts.candidate)}</dt><dd>${escaped(proof.candidateName)}</dd>
</dl>
<p id="verdict" role="status">${escaped(texts.checking)}</p>
<noscript><p>${escaped(texts.noScript)}</p></noscript>
<h2>${escaped(texts.checks)}</h2>
<ul id="checks"></ul>
<h2><label for="files">${escaped(texts.files)}</label></h2>
<p class="muted" id="filesHint">${escaped(texts.filesHint)}</p>
<input id="files" type="file" multiple aria-describedby="filesHint">
<ul id="fileChecks"></ul>
<h2>${escaped(texts.consents)}</h2>
<div id="consents"></div>
<h2>${escaped(texts.events)}</h2>
<div class="scroll" tabindex="0" role="region" aria-label="${escaped(texts.events)}">
<table><thead><tr>${columns}</tr></thead><tbody id="events"></tbody></table>
</div>
</main>
<script type="application/json" id="texts">${asJson(texts)}</script>
<script type="application/json" id="proof">${asJson(proof)}</script>
<script>${VERIFY_SCRIPT}</script>
</body>
</html>
`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const escaped = (text: string) => text.replace(/[&<>"]/g, (one) => ENTITIES[one]!);

/** No text in it ends the script element. */
const asJson = (value: unknown) => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
