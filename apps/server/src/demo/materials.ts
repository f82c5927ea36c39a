import type { Insertable } from 'kysely';
import { seededId } from '../database/ids';
import type { MaterialFolderTable } from '../features/materials/tables';
import { drawing, type Motif } from './drawings';

const FOUNDED = new Date('2023-03-01T01:30:00Z');

/** Folder, and its pictures: name, motif and colours. */
const FOLDERS: readonly {
  code: string;
  folderName: string;
  /** Whether it is of the first client company, not of the provider. */
  isClients?: true;
  pictures: readonly (readonly [name: string, Motif, ground: string, soft: string])[];
}[] = [
  {
    code: 'covers',
    folderName: '文章封面',
    pictures: [
      ['操作指南封面.png', 'STEPS', '#1d4f91', '#8db8f0'],
      ['法律法规封面.png', 'BALANCE', '#37407d', '#a9b0ea'],
      ['员工培训封面.png', 'LESSON', '#14635a', '#86d0c2'],
      ['案例分析封面.png', 'CASE', '#7a4a1e', '#ecc08d'],
    ],
  },
  {
    code: 'process',
    folderName: '流程图示',
    pictures: [
      ['候选人授权流程.png', 'CONSENT', '#0f2a4a', '#7fa9dc'],
      ['从接单到出具报告.png', 'PROCESS', '#0f2a4a', '#7fa9dc'],
      ['报告五级警示.png', 'LEVELS', '#1b2531', '#5a6878'],
    ],
  },
  {
    code: 'holidays',
    folderName: '节日海报',
    pictures: [
      ['春节服务安排.png', 'LANTERNS', '#8c2f2f', '#eda7a1'],
      ['中秋问候.png', 'MOON', '#1f2f57', '#8ea4dd'],
    ],
  },
  {
    code: 'brand',
    folderName: '品牌标识',
    pictures: [
      ['明鉴标识（深色底）.png', 'SIGN', '#0f2a4a', '#0f2a4a'],
      ['明鉴标识（蓝色底）.png', 'SIGN', '#0b6bcb', '#0b6bcb'],
    ],
  },
  {
    code: 'client',
    folderName: '公司标志',
    isClients: true,
    pictures: [
      ['橘子标志（橙色底）.png', 'ORANGE', '#d9731a', '#ffd9ad'],
      ['橘子标志（深色底）.png', 'ORANGE', '#5b3a1c', '#c78d54'],
    ],
  },
];

const folderId = (code: string) => seededId(FOUNDED, `material folder ${code}`);

/** Returns the folders of the libraries: the provider's, and one of the company `clientId`. */
export const demoFolders = (clientId: string): Insertable<MaterialFolderTable>[] =>
  FOLDERS.map(({ code, folderName, isClients }, index) => ({
    id: folderId(code),
    pId: null,
    companyId: isClients ? clientId : null,
    folderName,
    orderNum: index + 1,
    createdAt: FOUNDED,
    updatedAt: FOUNDED,
  }));

/** The pictures of the libraries, as SVG. */
export const demoMaterials = FOLDERS.flatMap(({ code, isClients = false, pictures }) =>
  pictures.map(([name, motif, ground, soft], index) => ({
    seed: `material ${code} ${index}`,
    folderId: folderId(code),
    isClients,
    name,
    svg: drawing(motif, [ground, soft], index + 40),
  })),
);
