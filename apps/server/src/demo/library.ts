import { beijingDay, startOfBeijingDay, type LibraryAudience } from '@mingjian/api';
import type { Insertable } from 'kysely';
import { seededId } from '../database/ids';
import type {
  LibraryDocumentCompanyTable,
  LibraryDocumentTable,
  LibraryVersionTable,
} from '../features/resourceLibrary/tables';
import { companyId } from './companies';
import { demoPath } from './demoPath';
import { between, share } from './pick';

const FOUNDED = new Date('2023-03-01T02:00:00Z');
const HOUR = 3_600_000;

/** A document of the demo. */
interface DemoDocument {
  category: 'policy' | 'template' | 'training' | 'contract' | 'other';
  title: string;
  titleEn: string;
  tags: readonly string[];
  /** @default 'pdf' */
  extension?: 'docx';
  audience: LibraryAudience;
  /** Indexes of chosen companies. */
  companies?: readonly number[];
  /** @default 1 */
  versions?: number;
  /** Days from the present day to its last one; negative for an expired one. */
  endsIn?: number;
}

/** The documents of the demo. */
export const DOCUMENTS: readonly DemoDocument[] = [
  {
    category: 'policy',
    title: '候选人个人信息保护管理办法',
    titleEn: 'Protection of candidate data',
    tags: ['个人信息', '合规'],
    audience: 1,
    versions: 3,
  },
  {
    category: 'policy',
    title: '背景调查业务操作规范',
    titleEn: 'Rules of work for background checks',
    tags: ['操作规范', '核实'],
    audience: 1,
    versions: 3,
  },
  {
    category: 'policy',
    title: '信息安全与权限管理制度',
    titleEn: 'Information security and access',
    tags: ['信息安全'],
    audience: 1,
    versions: 2,
  },
  {
    category: 'policy',
    title: '报告质量复核细则',
    titleEn: 'Quality review of reports',
    tags: ['质检', '报告'],
    audience: 1,
  },
  {
    category: 'policy',
    title: '证明人访谈纪律（2025 版）',
    titleEn: 'Conduct in reference interviews (2025)',
    tags: ['访谈'],
    audience: 1,
    endsIn: -150,
  },
  {
    category: 'template',
    title: '候选人授权书模板',
    titleEn: 'Candidate consent form',
    tags: ['授权书', '候选人'],
    extension: 'docx',
    audience: 2,
    versions: 3,
  },
  {
    category: 'template',
    title: '批量下单填写说明',
    titleEn: 'How to fill in the order sheet',
    tags: ['批量下单'],
    audience: 2,
  },
  {
    category: 'template',
    title: '离职证明核实函模板',
    titleEn: 'Letter to verify a certificate of employment',
    tags: ['核实函'],
    extension: 'docx',
    audience: 1,
    versions: 2,
  },
  {
    category: 'template',
    title: '学历核实申请表',
    titleEn: 'Application to verify a degree',
    tags: ['学历'],
    extension: 'docx',
    audience: 1,
  },
  {
    category: 'template',
    title: '报告异议申请表',
    titleEn: 'Dispute of a report',
    tags: ['异议', '报告'],
    extension: 'docx',
    audience: 2,
  },
  {
    category: 'template',
    title: '对账单确认函模板（旧版）',
    titleEn: 'Confirmation of a statement (old)',
    tags: ['对账'],
    audience: 2,
    endsIn: -40,
  },
  {
    category: 'training',
    title: '新客户上手指南',
    titleEn: 'First steps for new clients',
    tags: ['入门'],
    audience: 2,
    versions: 3,
  },
  {
    category: 'training',
    title: '报告五级警示解读',
    titleEn: 'The five levels of a report',
    tags: ['报告'],
    audience: 2,
  },
  {
    category: 'training',
    title: '证明人访谈技巧讲义',
    titleEn: 'Course notes: reference interviews',
    tags: ['访谈', '内训'],
    audience: 1,
  },
  {
    category: 'training',
    title: '虚假学历的常见手法与识别',
    titleEn: 'False degrees and how to recognise them',
    tags: ['学历', '内训'],
    audience: 1,
  },
  {
    category: 'training',
    title: 'HR 背景调查合规要点',
    titleEn: 'Compliance for HR',
    tags: ['合规'],
    audience: 2,
    endsIn: 200,
  },
  {
    category: 'training',
    title: '2025 年客户公开课讲义',
    titleEn: 'Client webinar 2025: handout',
    tags: ['公开课'],
    audience: 2,
    endsIn: -15,
  },
  {
    category: 'contract',
    title: '背景调查服务框架协议（范本）',
    titleEn: 'Framework agreement (form)',
    tags: ['合同', '法务'],
    audience: 2,
    versions: 2,
  },
  {
    category: 'contract',
    title: '个人信息处理协议（范本）',
    titleEn: 'Data processing agreement (form)',
    tags: ['合同', '个人信息'],
    audience: 2,
    endsIn: 10,
  },
  {
    category: 'contract',
    title: '渠道合作保密协议（范本）',
    titleEn: 'Non-disclosure agreement for partners (form)',
    tags: ['合同', '渠道'],
    audience: 1,
  },
  {
    category: 'contract',
    title: '年度服务协议补充条款',
    titleEn: 'Supplement to the annual agreement',
    tags: ['合同'],
    audience: 3,
    companies: [0],
    endsIn: 120,
  },
  {
    category: 'contract',
    title: '驻场服务约定',
    titleEn: 'On-site service terms',
    tags: ['合同', '驻场'],
    audience: 3,
    companies: [1],
  },
  {
    category: 'other',
    title: '2026 年节假日服务安排',
    titleEn: 'Service on public holidays 2026',
    tags: ['节假日'],
    audience: 2,
    endsIn: 60,
  },
  {
    category: 'other',
    title: '重点客户服务联络表',
    titleEn: 'Contacts for key clients',
    tags: ['联络'],
    audience: 3,
    companies: [0, 1, 2],
    versions: 2,
  },
];

const extensionOf = ({ extension }: DemoDocument) => extension ?? ('pdf' as const);

/** Returns the seed of the file of a version. */
const seedOf = (index: number, number: number) => `library ${index} ${number}`;

/** The files of all versions. */
export const demoLibraryFiles = DOCUMENTS.flatMap((document, index) =>
  Array.from({ length: document.versions ?? 1 }, (_, at) => ({
    document,
    number: at + 1,
    seed: seedOf(index, at + 1),
    extension: extensionOf(document),
    name: `${document.title}.${extensionOf(document)}`,
  })),
);

const documentId = (index: number) => seededId(FOUNDED, `library document ${index}`);

/** Returns the rows of the library before `baseDay`, kept by these people. */
export function demoLibrary(baseDay: string, owners: readonly string[]) {
  const documents: Insertable<LibraryDocumentTable>[] = [];
  const versions: Insertable<LibraryVersionTable>[] = [];
  const companies: LibraryDocumentCompanyTable[] = [];
  for (const [index, document] of DOCUMENTS.entries()) {
    const { versions: count = 1, audience, companies: chosen = [], tags, ...words } = document;
    const id = documentId(index);
    const ownerId = owners[index % owners.length]!;
    const extension = extensionOf(document);
    const times = Array.from({ length: count }, (_, at) => timeOf(index, count - at, baseDay));
    const path = demoPath(seedOf(index, count), extension);
    documents.push({
      id,
      title: words.title,
      titleEn: words.titleEn,
      category: words.category,
      tags: JSON.stringify(tags),
      fileUrl: JSON.stringify([{ name: `${words.title}.${extension}`, url: path }]),
      filePath: path,
      audience,
      expireDate: lastDay(words.endsIn, baseDay),
      ownerId,
      downloadCount: Math.floor(share(index, 306) ** 2 * (audience === 1 ? 60 : 240)),
      version: count,
      createdAt: times[0]!,
      updatedAt: times.at(-1)!,
    });
    for (const [at, createdAt] of times.entries())
      versions.push({
        documentId: id,
        number: at + 1,
        path: demoPath(seedOf(index, at + 1), extension),
        name: `${words.title}.${extension}`,
        userId: ownerId,
        createdAt,
      });
    for (const company of chosen) companies.push({ documentId: id, companyId: companyId(company) });
  }
  return { documents, versions, companies };
}

const lastDay = (endsIn: number | undefined, baseDay: string) =>
  endsIn === undefined ? null : beijingDay(startOfBeijingDay(baseDay, endsIn));

/** Returns the time of a version, which is that many before the newest one or is it (1). */
function timeOf(index: number, back: number, baseDay: string) {
  const days = Math.floor(between(index, 304, 160, 220) * (back - 1) + between(index, 305, 3, 150));
  const start = startOfBeijingDay(baseDay, -days).getTime();
  return new Date(start + Math.floor(between(index, 307 + back, 9, 18) * 60) * (HOUR / 60));
}
