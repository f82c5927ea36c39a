import { defineTexts } from '../../texts';

/** Refusals of calls with keys. */
export const apiKeyTexts = defineTexts({
  zh: {
    wrongKey: '密钥无效、已停用或已过期，请在“开放接口 - 接口密钥”中核对',
    otherAddress: (address: string) => `该密钥不允许从 ${address} 调用，请在密钥中加入这个 IP 地址`,
    noScope: (scope: string) => `该密钥没有 ${scope} 权限，请在密钥中勾选`,
    tooOften: (most: number) => `每分钟最多调用 ${most} 次，请稍后再试`,
    tooMany: (most: number) => `每家公司最多 ${most} 个密钥，请先删除不用的`,
    isOff: '密钥已停用，请先启用，再生成新密钥',
  },
  en: {
    wrongKey: 'The key is unknown, off or expired. Check it under Open interfaces, Keys',
    otherAddress: (address) =>
      `The key does not work from ${address}. Add this address to the key to call from it`,
    noScope: (scope) => `The key lacks the permission ${scope}. Choose it in the key`,
    tooOften: (most) => `A key makes ${most} calls a minute at most. Try again later`,
    tooMany: (most) => `A company has at most ${most} keys. Delete one that is not used first`,
    isOff: 'The key is off. Switch it on before you make a new text of it',
  },
});
