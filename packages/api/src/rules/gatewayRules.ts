import type { TextRule } from './rule';

/** A part of a path, without a character that a proxy's configuration gives a meaning. */
const PART = '[A-Za-z0-9._~-]+';
const PATH = new RegExp(`^/(?:${PART}/)*(?:${PART}|\\*)?$`);
const HOST = '[A-Za-z0-9](?:[A-Za-z0-9.-]*[A-Za-z0-9])?';
const TARGET = new RegExp(`^https?://${HOST}(?::[1-9][0-9]{0,4})?(?:/${PART})*/?$`);

/** Paths of gateway routes: one path, or with `/*` at its end all below it. */
export const gatewayPathRule: TextRule = {
  accepts: (path) => PATH.test(path) && !hasDots(path),
  problem: {
    zh: '以 / 开头，各段只能有字母、数字和 . _ ~ -；末尾可以用 /*，例如 /api/orders/*',
    en: 'Starts with /; letters, digits and . _ ~ - in its parts; /* only at its end: /api/orders/*',
  },
};

/** Targets of gateway routes: an address without credentials, query and fragment. */
export const gatewayTargetRule: TextRule = {
  accepts: (target) => TARGET.test(target) && !hasDots(target) && isPort(target),
  problem: {
    zh: '请输入 http:// 或 https:// 地址，不含账号、查询参数和特殊字符，例如 https://10.0.0.8:8080/base',
    en: 'An http:// or https:// address without credentials or query, such as https://10.0.0.8:8080/base',
  },
};

/** Parts that lead out of a folder. */
const hasDots = (path: string) => /\/\.{1,2}(\/|$)/.test(path);

const isPort = (target: string) => Number(/:(\d+)(\/|$)/.exec(target)?.[1] ?? 1) <= 65_535;
