import type { TextFormat } from '@mingjian/api';

/** A text that a format refuses, with the message in both languages. */
interface RefusedText {
  text: string;
  zh: string;
  en: string;
}

/** A text that each format refuses, in the words that people get from the server and from forms. */
export const refusedTexts: Readonly<Record<TextFormat, RefusedText>> = {
  tel: {
    text: '办公室',
    zh: '请输入 11 位手机号或带区号的座机',
    en: 'Enter a mobile number of 11 digits or a landline with its area code',
  },
  email: {
    text: 'nobody',
    zh: '请输入完整的邮箱地址，如 name@example.com',
    en: 'Enter a full e-mail address, such as name@example.com',
  },
  url: {
    text: '//evil.example/a.png',
    zh: '请输入以 http(s):// 或 / 开头的地址，不含空格和引号',
    en: 'Enter an address that starts with http(s):// or /, without blanks or quotes',
  },
  link: {
    text: 'javascript:alert(1)',
    zh: '请输入以 http:、https:、mailto: 或 tel: 开头的地址',
    en: 'Enter an address that starts with http:, https:, mailto: or tel:',
  },
  username: {
    text: 'lin-xiao',
    zh: '请输入 3 至 16 位汉字、字母、数字或下划线',
    en: 'Enter 3 to 16 Chinese characters, letters, digits or underscores',
  },
  password: {
    text: '1234',
    zh: '密码不得低于5位',
    en: 'Enter a password of at least 5 characters',
  },
  creditCode: {
    text: '91330100799655058A',
    zh: '请输入 18 位统一社会信用代码（数字和大写字母），并核对有无输错',
    en: 'Enter the 18 digits and capital letters of the credit code, and check them for typos',
  },
  personName: {
    text: '张\u{E0041}三',
    zh: '姓名含有看不见或会打乱文字方向的字符，请删去后重新输入',
    en: 'A name holds characters that are invisible or change its direction. Type it again',
  },
  idNo: {
    text: '1234',
    zh: '请输入 5 至 32 位证件号码（字母和数字）',
    en: 'Enter an ID number of 5 to 32 letters and digits',
  },
};

/** The message for a masked number that is neither whole nor the stored one. */
export const maskedText: RefusedText = {
  text: '139****4321',
  zh: '含有已隐藏的字符，请重新填写完整内容',
  en: 'holds hidden characters, please enter it in full',
};
