import { useMemo } from 'react';
import { Dialog, EmptyState, useTexts } from '@mingjian/ui';
import { applyStyles } from '../internal/richText/inlineStyles';
import { sanitiseHtml } from '../internal/richText/sanitiseHtml';
import * as S from './RichText.styles';
import { richTextTexts } from './RichText.texts';

/** Screen of the phone in CSS pixels. Source: spec 2 §2 and §9. */
const PHONE = { width: 356, height: 713 } as const;

export interface PhonePreviewProps {
  value: string;
  /** Label of the field. */
  label: string;
  onClose(): void;
}

/**
 * The document on a phone's screen, in a frame where nothing runs and nothing but pictures is
 * loaded. It has the origin of the page, without which pictures of the own site are refused.
 */
export function PhonePreview({ value, label, onClose }: PhonePreviewProps) {
  const t = useTexts(richTextTexts);
  const page = useMemo(() => pageOf(sanitiseHtml(value)), [value]);
  return (
    <Dialog open title={t.preview} onClose={onClose}>
      {value === '' ? (
        <EmptyState title={t.emptyPreview} />
      ) : (
        <S.Phone
          sandbox="allow-same-origin"
          title={t.previewOf(label)}
          srcDoc={page}
          onLoad={({ currentTarget }) => setStyles(currentTarget)}
          {...PHONE}
        />
      )}
    </Dialog>
  );
}

const STYLE =
  'body{margin:16px;color:#10151c;background:#fff;overflow-wrap:anywhere;line-height:1.6}' +
  'p,ul,ol,table,blockquote{margin:0 0 12px}td>:last-child,th>:last-child{margin:0}' +
  'img{max-width:100%;height:auto}table{max-width:100%;border-collapse:collapse}' +
  'th,td{padding:4px 8px;border:1px solid #9aa4b2;text-align:start;vertical-align:top}' +
  'blockquote{margin-inline:0;padding-inline-start:12px;' +
  'border-inline-start:3px solid #9aa4b2;color:#4b5563}' +
  '[data-merge-field]{padding-inline:4px;border-radius:4px;background:#e6f2f7}';

/**
 * Sets the styles of the page, in the font of the host: a machine may have no other with Chinese.
 * The host's policy, which a frame inherits, allows no other styles.
 */
function setStyles(frame: HTMLIFrameElement) {
  const { contentDocument } = frame;
  const sheets = contentDocument?.defaultView?.CSSStyleSheet;
  if (!contentDocument || !sheets) return;
  const { fontFamily } = getComputedStyle(frame);
  const sheet = new sheets();
  sheet.replaceSync(`${fontFaces()}${STYLE}body{font-size:16px;font-family:${fontFamily}}`);
  contentDocument.adoptedStyleSheets = [sheet];
  applyStyles(contentDocument);
}

/** Returns the fonts that the host's style sheets declare, with whole addresses. */
function fontFaces() {
  return [...document.styleSheets].flatMap(rulesOf).join('');
}

function rulesOf(sheet: CSSStyleSheet): string[] {
  try {
    return [...sheet.cssRules].flatMap((rule) =>
      rule instanceof CSSFontFaceRule
        ? rule.cssText.replaceAll(
            /url\("([^"]+)"\)/g,
            (_, address: string) =>
              `url("${new URL(address, sheet.href ?? document.baseURI).href}")`,
          )
        : [],
    );
  } catch {
    // A sheet of another origin cannot be read.
    return [];
  }
}

/** Returns a page that may load pictures and fonts and nothing else. */
function pageOf(html: string) {
  const { origin } = window.location;
  const policy =
    `default-src 'none'; img-src ${origin} https: http:; font-src ${origin} data:; ` +
    `base-uri 'none'; form-action 'none'`;
  return (
    '<!doctype html><meta charset="utf-8">' +
    `<meta http-equiv="Content-Security-Policy" content="${policy}">` +
    `<meta name="referrer" content="no-referrer">${html}`
  );
}
