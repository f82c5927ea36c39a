import { defineTexts } from '@mingjian/ui';

/** Texts of electronic signing by a company. */
export const companySigningTexts = defineTexts('companySigning', {
  zh: {
    title: '电子签约',
    note: '企业认证和印章由签署服务商办理；开通免签后，授权书不再逐份盖章。',
    verify: '企业实名认证',
    seal: '生成公司印章',
    exempt: '开通免签',
  },
  en: {
    title: 'Electronic signing',
    note: 'The signing vendor verifies the company and makes its seal. With the exemption, letters are no longer sealed one by one.',
    verify: 'Verify company',
    seal: 'Make company seal',
    exempt: 'Set up exemption',
  },
});
