import { defineTexts } from '@mingjian/ui';

/** Texts of the pages of resources. Success messages come from spec 1 §8. */
export const resourceListTexts = defineTexts('resourceList', {
  zh: {
    add: (noun: string) => `新增${noun}`,
    edit: (noun: string, name: string) => `编辑${noun}：${name}`,
    saveAndNext: '保存并下一条',
    lastSaved: '已是最后一条',
    added: '添加成功!',
    changed: '修改成功',
    unchanged: '没有需要保存的修改',
    unknownReference: '未知',
    optionLoading: '…',
    optionsFailedTitle: '选项没有加载出来',
    optionsFailed: '状态等选项的文字暂时无法显示，也不能按它们筛选。',
    changedElsewhere: '已在另一窗口修改',
    changedElsewhereText: '您可以继续填写。保存时会列出与已保存内容不同的项，由您逐项选择。',
    deletedElsewhere: '已在另一窗口删除',
    deletedElsewhereText: '这条记录已不存在，填写的内容不能再保存到它。',
    retry: '重试',
    reordered: '顺序已变 · 刷新',
    allRows: '全部',
    yes: '是',
    no: '否',
    linkedRecord: '所选记录',
    maskedDescription: '号码已隐藏；不修改则保持不变',
    urlDescription: '以 http(s):// 或 / 开头',
  },
  en: {
    add: (noun) => `Add ${noun}`,
    edit: (noun, name) => `Edit ${noun}: ${name}`,
    saveAndNext: 'Save and next',
    lastSaved: 'That was the last record',
    added: 'Added',
    changed: 'Saved',
    unchanged: 'There are no changes to save',
    unknownReference: 'Unknown',
    optionLoading: '…',
    optionsFailedTitle: 'Options could not be loaded',
    optionsFailed: 'Labels such as the status cannot be shown or filtered by for now.',
    changedElsewhere: 'Changed in another window',
    changedElsewhereText:
      'You can go on. When you save, you choose between your values and the saved ones.',
    deletedElsewhere: 'Deleted in another window',
    deletedElsewhereText: 'This record no longer exists, so it cannot be saved.',
    retry: 'Try again',
    reordered: 'Order changed · Refresh',
    allRows: 'All',
    yes: 'Yes',
    no: 'No',
    linkedRecord: 'the selected record',
    maskedDescription: 'The number is hidden. Leave it as it is to keep it',
    urlDescription: 'Starts with http(s):// or /',
  },
});

/** Labels of fields that many resources have. A list's own label comes first. */
export const sharedLabels = defineTexts('sharedLabels', {
  zh: { status: '状态', remark: '备注', createTime: '创建时间', updateTime: '更新时间' },
  en: { status: 'Status', remark: 'Remark', createTime: 'Created', updateTime: 'Updated' },
});

/** Fields that a list needs no label for. */
export type SharedLabel = keyof (typeof sharedLabels)['zh'];
