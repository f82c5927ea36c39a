import { pictureOf } from '../internal/upload/pictures.fixtures';
import type { ResolveUrl } from '../internal/upload/useAddress';
import { lockedPdf, pdfAddress } from './pdf.fixtures';

/** Files of a candidate, as JSON text with keys that the widget does not know. */
export const storedFiles = JSON.stringify([
  { id: 7, name: '学位证书.png', url: '/files/degree.png' },
  { name: '离职证明.pdf', url: '/files/leave.pdf', uploadedBy: '林晓' },
  { name: '访谈录音.mp3', url: '/files/call.mp3' },
]);

/** Files of every other kind. */
export const otherFiles = JSON.stringify([
  { name: '工资流水.xlsx', url: '/files/salary.xlsx' },
  { name: '备注.txt', url: '/files/notes.txt' },
  { name: '全部材料.zip', url: '/files/all.zip' },
  { name: '加密合同.pdf', url: '/files/locked.pdf' },
]);

/** Files as an attacker would store them. */
export const hostileFiles = JSON.stringify([
  { name: 'cod\u202Efdp.exe', url: 'javascript:alert(1)' },
  { name: '<img src=x onerror=alert(1)>.png', url: 'data:text/html,<script>alert(1)</script>' },
  { name: `${'很长的文件名'.repeat(40)}.pdf`, url: '/files/long.pdf' },
  { name: '../../etc/passwd', url: '/files/path' },
  null,
]);

/** A tenth of a second of silence. */
const silence = `data:audio/wav;base64,${btoa(
  `RIFF\x44\x03\0\0WAVEfmt \x10\0\0\0\x01\0\x01\0\x40\x1F\0\0\x40\x1F\0\0\x01\0\x08\0data\x20\x03\0\0${'\x80'.repeat(800)}`,
)}`;
const notes = URL.createObjectURL?.(
  new Blob(['2026-11-17 与前主管通话，确认在职时间。\n\n<b>不是标记</b>'], { type: 'text/plain' }),
);

/** Addresses of the stored files. */
const addresses: Readonly<Record<string, string>> = {
  '/files/degree.png': pictureOf('Degree', 210),
  '/files/leave.pdf': pdfAddress(['离职证明 2026-11-17', '第二页 2', '第三页 3']),
  '/files/many.pdf': pdfAddress(Array.from({ length: 80 }, (_, index) => `${index + 1} / 80`)),
  '/files/locked.pdf': lockedPdf,
  '/files/call.mp3': silence,
  '/files/notes.txt': notes ?? '',
};

/** Returns the address of a fixture. */
export const resolveFixture: ResolveUrl = async (url) => addresses[url] ?? url;
