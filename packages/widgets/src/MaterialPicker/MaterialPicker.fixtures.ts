import { pictureOf } from '../internal/upload/pictures.fixtures';
import type {
  MaterialFile,
  MaterialFolder,
  MaterialLibrary,
  MaterialSource,
} from './materialSource';

const PICTURES = [210, 30, 150, 330, 90, 270].map((hue, index) => pictureOf(`P${index + 1}`, hue));

/** Address of the picture of a stored path, of the same path always the same. */
export const resolvePicture = async (path: string): Promise<string> =>
  PICTURES[Number(/\d+(?=\.)/.exec(path)?.[0] ?? 0) % PICTURES.length]!;

const folder = (
  id: string,
  folderName: string,
  orderNum = 1,
  children: readonly MaterialFolder[] = [],
): MaterialFolder => ({ id, pId: null, folderName, orderNum, children, version: 1 });

/** Folders as a server returns them: the order numbers differ from the order. */
export const materialFolders: readonly MaterialFolder[] = [
  folder('0', '未分组', 0),
  folder('f2', '证件样例', 20),
  folder('f1', '企业标志', 10, [
    { ...folder('f3', '上海', 1), pId: 'f1' },
    { ...folder('f4', '呼伦贝尔市鄂温克族自治旗巴彦托海明鉴人力资源有限责任公司', 2), pId: 'f1' },
  ]),
];

/** Returns pictures of a folder, the newest first. */
export const materialFiles = (folderId: string, names: readonly string[]): MaterialFile[] =>
  names.map((originalName, index) => ({
    id: `${folderId}-${index + 1}`,
    originalName,
    filePath: `/uploads/${folderId}-${index + 1}.png`,
  }));

const FILES: Readonly<Record<string, readonly string[]>> = {
  0: [
    '明鉴标志.png',
    '身份证正面样例.jpg',
    '身份证反面样例.jpg',
    '学历证书样例.png',
    '无犯罪记录证明样例（2026 年 11 月更新，适用于呼伦贝尔市）.png',
    'Handshake at the entrance.jpeg',
    '离职证明.png',
    '授权书封面.png',
    '流程图.gif',
  ],
  f1: ['上海明鉴.png', '北京明鉴.png'],
};

/** Returns a library that keeps its folders and pictures in memory, with the changes given. */
export function demoSource(changes: Partial<MaterialSource> = {}): MaterialSource {
  const stored = new Map(
    Object.entries(FILES).map(([id, names]) => [id, materialFiles(id, names)]),
  );
  const inFolder = (id: string) => stored.get(id) ?? [];
  const take = (ids: readonly string[]) =>
    [...stored].flatMap(([id, files]) => {
      stored.set(
        id,
        files.filter((file) => !ids.includes(file.id)),
      );
      return files.filter((file) => ids.includes(file.id));
    });
  let count = 0;
  return {
    getFolders: async () => materialFolders,
    getFiles: async (folderId) => [...inFolder(folderId)],
    resolveUrl: resolvePicture,
    upload: async (file, { folderId }) => {
      count += 1;
      const picture = {
        id: `new-${count}`,
        originalName: file.name,
        filePath: `/uploads/new-${count}.png`,
      };
      stored.set(folderId, [picture, ...inFolder(folderId)]);
      return picture;
    },
    moveFiles: async (ids, folderId) =>
      void stored.set(folderId, [...take(ids), ...inFolder(folderId)]),
    deleteFiles: async (ids) => void take(ids),
    saveFolder: async () => {},
    deleteFolder: async () => {},
    ...changes,
  };
}

/** Returns one library, with the changes given. */
export const demoLibrary = (changes?: Partial<MaterialSource>): MaterialLibrary => ({
  key: 'own',
  label: '本公司素材',
  source: demoSource(changes),
});

/** A library that can only be read. */
export const readOnlySource = (): MaterialSource => {
  const { getFolders, getFiles, resolveUrl } = demoSource();
  return { getFolders, getFiles, resolveUrl };
};

/** A library with ten thousand pictures in one folder. */
export const hugeSource = (): MaterialSource =>
  demoSource({
    getFiles: async (folderId) =>
      materialFiles(
        folderId,
        Array.from({ length: 10_000 }, (_, index) => `素材 ${index + 1}.png`),
      ),
  });
