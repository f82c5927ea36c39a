import { beijing, type SigningVendor } from '@mingjian/api';
import type { PdfDocument, PdfFact, PdfSignature } from '../../pdf/pdfDocument';
import { contentHashOf, type ContractContent } from './contractContent';
import { documentTexts } from './documentTexts';
import { contractTexts } from './texts';

/** A signature as a document has it. */
export interface DocumentSignature {
  name: string;
  method: 'drawn' | 'typed' | 'vendor';
  svg: string | null;
  /** Whether a code confirmed a typed name. */
  byCode: boolean;
  address: string;
  signedAt: Date;
}

/** Options of a contract's document. */
export interface DocumentOptions {
  vendor: SigningVendor;
  createdAt: Date;
  /** Whether the consents show what was decided. @default once it is signed */
  isDecided?: boolean;
}

/** Returns a contract as a document, with the signatures below it. */
export function contractDocument(
  content: ContractContent,
  signatures: readonly DocumentSignature[],
  { vendor, createdAt, isDecided = signatures.length > 0 }: DocumentOptions,
): PdfDocument {
  const { language, title, contractNo, facts, sections, consents } = content;
  const say = (choose: Parameters<typeof documentTexts>[0]) => documentTexts(choose)(language);
  const hash = contentHashOf(content);
  const decided = consents.map(({ title: name, content: text, agreed }) => [
    name,
    text,
    say((t) => (agreed ? t.agreed : t.refused)),
  ]);
  return {
    language,
    title,
    subtitle: isDecided ? '' : say((t) => t.draft),
    facts,
    sections: [
      ...sections,
      ...(decided.length > 0 && isDecided
        ? [
            {
              heading: say((t) => t.consents),
              paragraphs: [],
              table: {
                head: [say((t) => t.item), say((t) => t.text), say((t) => t.decision)],
                rows: decided,
                widths: [3, 8, 2],
              },
            },
          ]
        : consents.map((consent) => ({
            heading: consent.title,
            paragraphs: [consent.content],
          }))),
    ],
    signatures: signatures.map((signature) => pageSignature(signature, hash, vendor, language)),
    footer: `${contractNo}  ${hash}`,
    createdAt,
  };
}

function pageSignature(
  { name, method, svg, byCode, address, signedAt }: DocumentSignature,
  hash: string,
  vendor: SigningVendor,
  language: ContractContent['language'],
): PdfSignature {
  const say = (choose: Parameters<typeof documentTexts>[0]) => documentTexts(choose)(language);
  const facts: PdfFact[] = [
    [say((t) => t.signer), name],
    [say((t) => t.signTime), say((t) => t.beijing(beijing(signedAt)))],
    [
      say((t) => t.method),
      say((t) => (method === 'typed' ? (byCode ? t.typedByCode : t.typed) : t[method])),
    ],
    [say((t) => t.kind), contractTexts((t) => t.signatureKind[vendor])(language)],
    [say((t) => t.address), address],
    [say((t) => t.contentHash), hash],
  ];
  return {
    heading: say((t) => t.signatureOf(name)),
    mark: svg === null ? { typed: name } : { svg, label: say((t) => t.signatureAlt(name)) },
    facts,
  };
}
