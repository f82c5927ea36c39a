import { defineTexts, type FormatNumber } from '@mingjian/ui';

/** Texts of the pages of resources. Success messages come from spec 1 §8. */
export const resourceListTexts = defineTexts('resourceList', {
  zh: {
    add: (noun: string) => `新增${noun}`,
    edit: (noun: string, name: string) => `编辑${noun}：${name}`,
    save: '保存',
    cancel: '取消',
    added: '添加成功!',
    changed: '修改成功',
    unchanged: '没有需要保存的修改',
    discardTitle: '放弃未保存的内容？',
    discardText: '关闭后，填写的内容不会保留。',
    discard: '放弃',
    keepEditing: '继续填写',
    failedTitle: '没有保存成功',
    wrongFields: (count: number) => `有 ${count} 项需要修改`,
    required: '请输入该项',
    tooLong: (limit: number, format: FormatNumber) => `最多 ${format(limit)} 个字符`,
    tooShort: (limit: number, format: FormatNumber) => `至少 ${format(limit)} 个字符`,
    tooHigh: (limit: number, format: FormatNumber) => `不能大于 ${format(limit)}`,
    tooLow: (limit: number, format: FormatNumber) => `不能小于 ${format(limit)}`,
    notInteger: '必须是整数',
    wrongFormat: '格式不正确',
    yes: '是',
    no: '否',
    none: '（空）',
    conflictTitle: (name: string, time: string) => `${name} 于 ${time} 修改了这条记录`,
    conflictUnknown: (time: string) => `这条记录于 ${time} 发生了变化`,
    conflictText: '您的修改尚未保存。请逐项选择要保留的值，然后再次保存。',
    yours: (value: string) => `您填写的：${value}`,
    stored: (value: string) => `已保存的：${value}`,
    fieldError: (label: string, message: string) => `${label}：${message}`,
    tagsDescription: '输入后按回车添加',
    maskedDescription: '号码已隐藏；不修改则保持不变',
    urlDescription: '以 http(s):// 或 / 开头',
  },
  en: {
    add: (noun) => `Add ${noun}`,
    edit: (noun, name) => `Edit ${noun}: ${name}`,
    save: 'Save',
    cancel: 'Cancel',
    added: 'Added',
    changed: 'Saved',
    unchanged: 'There are no changes to save',
    discardTitle: 'Discard unsaved changes?',
    discardText: 'If you close this form, your changes are lost.',
    discard: 'Discard',
    keepEditing: 'Keep editing',
    failedTitle: 'Not saved',
    wrongFields: (count) =>
      `${count} ${count === 1 ? 'field needs' : 'fields need'} your attention`,
    required: 'Please fill in this field',
    tooLong: (limit, format) => `At most ${format(limit)} characters`,
    tooShort: (limit, format) => `At least ${format(limit)} characters`,
    tooHigh: (limit, format) => `At most ${format(limit)}`,
    tooLow: (limit, format) => `At least ${format(limit)}`,
    notInteger: 'Must be a whole number',
    wrongFormat: 'Invalid format',
    yes: 'Yes',
    no: 'No',
    none: '(empty)',
    conflictTitle: (name, time) => `${name} changed this record at ${time}`,
    conflictUnknown: (time) => `This record changed at ${time}`,
    conflictText:
      'Your changes are not saved yet. Select the value to keep for each field, then save again.',
    yours: (value) => `Yours: ${value}`,
    stored: (value) => `Saved: ${value}`,
    fieldError: (label, message) => `${label}: ${message}`,
    tagsDescription: 'Press Enter to add',
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
