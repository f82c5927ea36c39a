/**
 * The passwords that lists of leaked ones, Chinese ones among them, have first, in small letters.
 * Runs of neighbouring characters are no part of it: `isCommonPassword` knows them by rule.
 */
const COMMON = new Set(
  `
  password passw0rd p@ssw0rd p@ssword password1 password12 password123 pass123 pass1234 passwd
  admin admin1 admin12 admin123 admin1234 admin12345 admin123456 admin888 admin666 administrator
  admin@123 root root123 toor test test1 test12 test123 test1234 test123456 guest guest123 user
  user1 user123 user1234 demo demo123 default changeme letmein welcome welcome1 welcome123 login
  hello hello123 master monkey dragon shadow sunshine princess football baseball superman batman
  iloveyou iloveyou1 trustno1 whatever starwars michael jordan jennifer charlie summer secret
  qwerty1 qwerty12 qwerty123 qwer1234 qwe123 qwe123456 qweasd qweasdzxc 1qaz2wsx 1qaz2wsx3edc
  1q2w3e 1q2w3e4r 1q2w3e4r5t q1w2e3 q1w2e3r4 qazwsx qazwsx123 qazwsxedc zaq12wsx 1qazxsw2
  zxcvbnm123 asd123 asd123456 asdf1234 zxc123 zxc123456 abc123 abc1234 abc12345 abc123456 abcd123
  abcd1234 abcde123 a123456 a1234567 a12345678 a123456789 a12345 aa123456 aa112233 aa12345678
  as123456 w123456 z123456 q123456 s123456 l123456 x123456 y123456 qq123456 123456a 123456aa
  123456abc 1234567a 12345678a 123456789a 12345a 123456q 123456qq 123456z 123qwe 123qweasd 123asd
  123abc 123qaz 123321 1234554321 112233 11223344 123123 123123a 123123123 121212 131313 123454321
  147258 147258369 159357 159753 789456 789456123 741852963 963852741 456123 147896325 1472583690
  110110 110119 520520 521521 5201314 52013140 1314520 13145200 5211314 520530 7758521 7758258
  woaini woaini520 woaini521 woaini123 woaini1314 woaini1314520 woaiwojia woaiziji iloveu
  zhangwei wangwei wanglei liwei caonima wodemima mima mima123 meiyoumima woshishui nihao nihao123
  taobao alibaba baidu tencent weixin wechat huawei xiaomi zhongguo beijing shanghai china
  mingjian mingjian123 mingjian888 mingjian2026 mingjian@2026 computer internet samsung google
  pokemon naruto liverpool arsenal chelsea barcelona ferrari mustang access freedom ninja
  flower lovely ashley daniel thomas robert matthew andrew jessica michelle nicole hunter ranger
  george killer pepper ginger cookie banana orange purple silver golden diamond matrix
  `
    .trim()
    .split(/\s+/),
);

/** Rows of characters that people run their fingers or thoughts along. */
const RUNS = [
  '01234567890',
  '09876543210',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '!@#$%^&*()',
];

/**
 * Whether a password is among the commonest, whatever its length: a listed one, one character or a
 * short piece over and over, a run of neighbours, or the name of its own account.
 */
export function isCommonPassword(password: string, username: string): boolean {
  const text = password.trim().toLowerCase();
  return (
    COMMON.has(text) ||
    text === username.toLowerCase() ||
    /^(.{1,3}?)\1*$/su.test(text) ||
    RUNS.some((run) => run.includes(text))
  );
}
