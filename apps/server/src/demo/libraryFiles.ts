import { strToU8, zipSync } from 'fflate';
import { renderPdf } from '../pdf/renderPdf';
import type { demoLibraryFiles } from './library';

type LibraryFile = (typeof demoLibraryFiles)[number];

/** Moment of all files: equal ones are equal bytes. */
const MADE = new Date('2026-01-05T01:00:00Z');

/** Paragraphs of the documents of a kind, each with its heading. */
const TEXTS: Readonly<Record<string, readonly (readonly [heading: string, text: string])[]>> = {
  policy: [
    ['目的', '明确岗位职责和操作要求，保障候选人的合法权益，使每一步都有据可查。'],
    ['适用范围', '适用于全体员工及驻场人员，外包协作人员参照执行。'],
    ['要求', '只在授权范围内收集和使用信息；遇到超出范围的情形，先停止，再报项目经理。'],
    ['监督', '质检每月抽查，发现的问题在五个工作日内整改并记录。'],
  ],
  template: [
    ['填写说明', '括号内为填写提示，填写后请删除提示文字，保留表格的行列不变。'],
    ['正文', '兹确认（姓名）于（起止时间）在（单位名称）担任（职务），以下信息由本人如实填写。'],
    ['签署', '签署人：            日期：            联系电话：'],
  ],
  training: [
    ['本节目标', '了解常见情形，掌握判断的步骤，知道何时请项目经理协助。'],
    ['要点', '先看授权，再看材料，最后看时间线；三者不一致时，以可以核实的来源为准。'],
    ['练习', '阅读两个案例，写出其中的疑点和下一步的核实方法。'],
  ],
  contract: [
    ['第一条 服务内容', '乙方按甲方选择的产品，在候选人授权的范围内提供背景调查服务。'],
    ['第二条 费用与结算', '费用按订单计算，对账单经甲方确认后结算，发票随后开具。'],
    ['第三条 个人信息', '双方只为本协议目的处理个人信息，约定期限届满后予以删除。'],
    ['第四条 保密', '未经对方书面同意，任何一方不得向第三方披露报告内容。'],
  ],
  other: [
    ['说明', '本文件供查阅，如有变动以最新版本为准。'],
    ['安排', '工作日 9:00–18:00 正常服务；节假日安排值班，紧急事项请联系项目经理。'],
  ],
};

/** Returns the content of a file of the library. */
export const libraryContent = async (file: LibraryFile): Promise<Buffer> =>
  file.extension === 'docx' ? wordFile(file) : pdfFile(file);

const subtitleOf = ({ number }: LibraryFile) => `明鉴背景调查 · 第 ${number} 版`;

const pdfFile = async (file: LibraryFile) =>
  renderPdf(
    {
      language: 'zh',
      title: file.document.title,
      subtitle: subtitleOf(file),
      facts: [],
      sections: TEXTS[file.document.category]!.map(([heading, text]) => ({
        heading,
        paragraphs: [text],
      })),
      signatures: [],
      footer: '明鉴资源库',
      createdAt: MADE,
    },
    { userId: 'demo' },
  );

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const OPEN_XML = 'http://schemas.openxmlformats.org';

/** Returns a Word document: the minimum of ISO/IEC 29500. */
function wordFile(file: LibraryFile): Buffer {
  const { title, category } = file.document;
  const lines = [title, subtitleOf(file), ...TEXTS[category]!.flat()];
  const paragraphs = lines.map((line) => `<w:p><w:r><w:t>${line}</w:t></w:r></w:p>`).join('');
  const parts = {
    '[Content_Types].xml': `${HEAD}<Types xmlns="${OPEN_XML}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
    '_rels/.rels': `${HEAD}<Relationships xmlns="${OPEN_XML}/package/2006/relationships"><Relationship Id="rId1" Type="${OPEN_XML}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': `${HEAD}<w:document xmlns:w="${OPEN_XML}/wordprocessingml/2006/main"><w:body>${paragraphs}</w:body></w:document>`,
  };
  const files = Object.fromEntries(
    Object.entries(parts).map(([name, text]) => [name, strToU8(text)]),
  );
  return Buffer.from(zipSync(files, { mtime: MADE }));
}
