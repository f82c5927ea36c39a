import { defineTexts } from '@mingjian/ui';

/** Announcements after a key. */
export const spoken = defineTexts('review.spoken', {
  zh: {
    accepted: (count: number) => (count === 1 ? '已接受。' : `已接受 ${count} 张。`),
    denied: (count: number) => (count === 1 ? '已拒绝。' : `已拒绝 ${count} 张。`),
    lookFirst: (left: number) => `接受整组前还要看 ${left} 张。`,
    undone: '已撤销。',
    redone: '已重做。',
    nothingToUndo: '没有可撤销的决定。',
    nothingToRedo: '没有可重做的决定。',
    noOpenHere: '当前筛选下已全部决定。',
    finished: '全部已决定。',
    exported: (count: number, open: number) => `已导出 ${count} 个决定，还有 ${open} 张待决定。`,
    nothingToExport: '还没有可导出的决定。',
    unstableRefused: '不稳定的图片不能接受。',
    region: (at: number, total: number) => `差异区域 ${at} / ${total}`,
    noRegions: '这张图片没有差异区域。',
    step: (at: number, total: number, label: string) => `第 ${at} / ${total} 步：${label}`,
    stepsLeft: '回到前后对比。',
    noSteps: '这个场景没有操作步骤。',
    atEnd: '没有更多图片。',
  },
  en: {
    accepted: (count) => (count === 1 ? 'Accepted.' : `${count} accepted.`),
    denied: (count) => (count === 1 ? 'Denied.' : `${count} denied.`),
    lookFirst: (left) =>
      `${left} ${left === 1 ? 'picture' : 'pictures'} to look at before the group can be accepted.`,
    undone: 'Undone.',
    redone: 'Redone.',
    nothingToUndo: 'There is nothing to undo.',
    nothingToRedo: 'There is nothing to redo.',
    noOpenHere: 'Everything listed is decided.',
    finished: 'Everything is decided.',
    exported: (count, open) =>
      `${count} ${count === 1 ? 'decision' : 'decisions'} exported, ${open} still open.`,
    nothingToExport: 'There are no decisions to export yet.',
    unstableRefused: 'An unstable picture cannot be accepted.',
    region: (at, total) => `Difference ${at} of ${total}`,
    noRegions: 'This picture has no differing regions.',
    step: (at, total, label) => `Step ${at} of ${total}: ${label}`,
    stepsLeft: 'Back to before and after.',
    noSteps: 'This story has no steps.',
    atEnd: 'There are no more pictures.',
  },
});
