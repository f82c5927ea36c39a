import { defineTexts } from '../../texts';

/** Messages of this feature. */
export const profileTexts = defineTexts({
  zh: {
    wrongPassword: '登录密码不正确',
    sameContact: '与现在的联系方式相同',
    ownAvatar: '请上传头像图片',
  },
  en: {
    wrongPassword: 'The password is wrong',
    sameContact: 'These are your present contact details',
    ownAvatar: 'Upload a picture',
  },
});
