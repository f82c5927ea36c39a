import { defineTexts } from '../../texts';

/** Messages of this feature. */
export const profileTexts = defineTexts({
  zh: {
    wrongPassword: '登录密码不正确',
    sameContact: '与现在的联系方式相同',
    ownAvatar: '请上传头像图片',
    ownContact: '请在个人中心用验证码更换自己的手机和邮箱',
  },
  en: {
    wrongPassword: 'The password is wrong',
    sameContact: 'These are your present contact details',
    ownAvatar: 'Upload a picture',
    ownContact: 'Change your own mobile and e-mail under “Profile”, with a code',
  },
});
