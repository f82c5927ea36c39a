import { UPLOAD_EXTENSIONS } from '@mingjian/api';
import { defineTexts } from '../../texts';

/** Messages about files. */
export const fileTexts = defineTexts({
  zh: {
    empty: '文件是空的',
    kindRefused: `不支持该文件，或文件内容与扩展名不符。支持：${UPLOAD_EXTENSIONS.join('、')}`,
  },
  en: {
    empty: 'The file is empty',
    kindRefused: `This type of file is not supported, or the content is not of its type. Supported: ${UPLOAD_EXTENSIONS.join(', ')}`,
  },
});
