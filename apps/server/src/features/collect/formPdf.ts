import {
  readStretches,
  type collect as calls,
  type CollectField,
  type CollectItem,
  type CollectStretch,
  type InputOf,
} from '@mingjian/api';
import { orderMissing } from '../../failure';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import type { PdfSection } from '../../pdf/pdfDocument';
import { renderPdf } from '../../pdf/renderPdf';
import { demandRight } from '../../resources/scope';
import { ANSWER_READERS } from '../../roles';
import type { Language } from '../../texts';
import { recordAccess } from '../orderAccesses/recordAccess';
import { answerText } from './answerText';
import { formOf, timeOf } from './forms';
import { formPdfTexts } from './formPdfTexts';
import { itemRows, travellingItems } from './items';

/** Returns the answers of a form as a PDF, in the reader's language. */
export async function formPdf(
  { orderId, candidateId }: InputOf<typeof calls.downloadPdf>,
  caller: Caller,
  backend: Backend,
): Promise<File> {
  demandRight(caller, ANSWER_READERS);
  const { db, now } = backend;
  const { language } = caller;
  const say = (choose: Parameters<typeof formPdfTexts>[0]) => formPdfTexts(choose)(language);
  const form = await formOf(orderId, caller, db);
  if (form.candidateId !== candidateId) throw orderMissing();
  const items = await travellingItems(await itemRows(form.id, db), language, db);
  const sections = items.flatMap((item) => sectionsOf(item, say, language));
  const pdf = await renderPdf(
    {
      language,
      title: say((t) => t.title),
      subtitle: form.orderNo,
      facts: [
        [say((t) => t.candidate), form.candidateName],
        [say((t) => t.version), form.formVersion],
        [say((t) => t.submitted), timeOf(form.submittedAt) ?? say((t) => t.notSubmitted)],
      ],
      sections,
      signatures: [],
      footer: form.orderNo,
      createdAt: now(),
    },
    caller,
  );
  await recordAccess([form.orderId], 'answers', caller, backend);
  const name = `${say((t) => t.title)}-${form.orderNo}.pdf`;
  return new File([pdf as BlobPart], name, { type: 'application/pdf' });
}

type Say = (choose: Parameters<typeof formPdfTexts>[0]) => string;

function sectionsOf(item: CollectItem, say: Say, language: Language): PdfSection[] {
  const heading = (language === 'en' && item.nameEn) || item.name;
  if (item.status === 5) return [{ heading, paragraphs: [say((t) => t.waived)] }];
  const stretches = readStretches(item.dataForm) ?? [];
  const files = (JSON.parse(item.files) as { name: string }[]).map(({ name }) => name);
  const attached =
    files.length > 0 ? [say((t) => t.files(files.join(say((t2) => t2.separator))))] : [];
  if (stretches.length === 0)
    return [{ heading, paragraphs: [say((t) => t.nothing), ...attached] }];
  return stretches.map((stretch, index) => ({
    heading: stretches.length > 1 ? say((t) => t.entry(heading, index + 1)) : heading,
    paragraphs: index === stretches.length - 1 ? attached : [],
    table: {
      head: [say((t) => t.field), say((t) => t.answer)],
      rows: rowsOf(item.fields, stretch, say, language),
      widths: [1, 2],
    },
  }));
}

function rowsOf(
  fields: readonly CollectField[],
  stretch: CollectStretch,
  say: Say,
  language: Language,
) {
  const { explanation, doNotContact } = stretch;
  return [
    ...fields.map((field) => [field.label, answerText(field, stretch[field.key], language) || '—']),
    ...(typeof explanation === 'string' && explanation !== ''
      ? [[say((t) => t.explanation), explanation]]
      : []),
    ...(doNotContact === true ? [[say((t) => t.doNotContact), say((t) => t.yes)]] : []),
  ];
}
