import { defineTexts } from '../../texts';

/** Refusals of the code maker. */
export const codeMakerTexts = defineTexts({
  zh: {
    isOff: '代码生成只在开发环境提供。请在源码目录用 npm run dev 启动服务',
    noTable: (name: string) => `没有数据表 ${name}，请从列表中选择`,
  },
  en: {
    isOff: 'Code is made in development alone. Start the server in the source with npm run dev',
    noTable: (name) => `There is no table ${name}. Choose one of the list`,
  },
});
