import type { PdfDocument } from './pdfDocument';
import { renderPdf } from './renderPdf';

const READER = { userId: 'reader' };
const document = (more: Partial<PdfDocument> = {}): PdfDocument => ({
  language: 'zh',
  title: '授权书',
  subtitle: '',
  facts: [['授权人', '林清']],
  sections: [
    {
      heading: '一、授权',
      paragraphs: ['#read("/etc/passwd") $x$ *y* 授权明鉴核实。'],
      table: { head: ['事项', '决定'], rows: [['学历', '同意']], widths: [2, 1] },
    },
  ],
  signatures: [],
  footer: 'HT202611280001',
  createdAt: new Date('2026-11-28T02:00:00Z'),
  ...more,
});

describe('a PDF', () => {
  it('is equal bytes for an equal document, and PDF/A with tags', async () => {
    const [one, two] = [await renderPdf(document(), READER), await renderPdf(document(), READER)];

    expect(one.equals(two)).toBe(true);
    expect(one.subarray(0, 5).toString()).toBe('%PDF-');
    expect(one.toString('latin1')).toContain('/StructTreeRoot');
    expect(one.toString('latin1')).toContain('pdfaid:part');
  });

  it('is made of data: nothing in a text is a command', async () => {
    const hostile = '#import "@preview/x:1.0.0" #panic() ] } ` \\ \u0000';
    const bytes = await renderPdf(document({ title: hostile, footer: hostile }), READER);
    expect(bytes.length).toBeGreaterThan(1_000);
  });

  it('names a character that no font has by its code', async () => {
    const rare = await renderPdf(document({ facts: [['授权人', '𠮷野']] }), READER);
    const coded = await renderPdf(document({ facts: [['授权人', '〔U+20BB7〕野']] }), READER);
    expect(rare.equals(coded)).toBe(true);
  });

  it('has a signature as it was drawn, and survives one that is no picture', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><path d="M0 0L10 10" stroke="#000"/></svg>';
    const signed = (mark: PdfDocument['signatures'][number]['mark']) =>
      renderPdf(document({ signatures: [{ heading: '签署', mark, facts: [] }] }), READER);

    expect((await signed({ svg, label: '签名' })).length).toBeGreaterThan(1_000);
    await expect(signed({ svg: 'nothing', label: '签名' })).rejects.toThrow('cannot be made');
    expect((await signed({ typed: '林清' })).length).toBeGreaterThan(1_000);
  });
});
