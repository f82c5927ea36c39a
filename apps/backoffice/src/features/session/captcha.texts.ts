import { defineTexts } from '@mingjian/ui';

export const captchaTexts = defineTexts('captcha', {
  zh: {
    label: '验证码',
    missing: '请输入图中的字符',
    image: '验证码图片',
    other: '换一张',
    failed: '验证码没有加载出来，请换一张',
  },
  en: {
    label: 'Code',
    missing: 'Enter the characters in the image',
    image: 'Code image',
    other: 'New image',
    failed: 'The image could not be loaded. Request a new one',
  },
});
