import {
  beijing,
  beijingDay,
  daysIn,
  startOfBeijingDay,
  stretchesOf,
  type AmountPoint,
  type board,
  type InputOf,
  type MallFigures,
  type Period,
} from '@mingjian/api';
import { inputFailure } from '../../failure';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { demandRight } from '../../resources/scope';
import { MONEY_READERS } from '../../roles';
import type { CountedSum } from './countedSums';
import { countSums } from './countSums';
import { statisticTexts } from './texts';

const AMOUNTS: readonly string[] = ['standing', 'standingAmount'];

/** Days of the latest amounts, today included. */
const LATEST_DAYS = 30;
/** Most days of a company's amounts. */
const MOST_DAYS = 400;

/** Returns what the orders of each day of a period come to, within the caller's scope. */
async function amountsByDay(
  { from, to }: Period,
  companyId: string | undefined,
  caller: Caller,
  backend: Pick<Backend, 'db' | 'resources'>,
): Promise<AmountPoint[]> {
  const request = { startDate: from, endDate: to, groupBy: 'day' as const, companyId };
  const wants = ({ figure }: CountedSum) => AMOUNTS.includes(figure);
  const [counted] = await countSums({ by: 'stretch', wants, request }, caller, backend);
  const at = (figure: string) => counted!.sums.findIndex((sum) => sum.figure === figure);
  return stretchesOf(from, to, 'day').map((day) => {
    const found = counted!.byKey.get(day);
    return {
      day,
      amount: found?.[at('standingAmount')] ?? 0,
      orderCount: found?.[at('standing')] ?? 0,
    };
  });
}

const latestDays = (now: Date): Period => {
  const to = beijingDay(now);
  return { from: beijingDay(startOfBeijingDay(to, 1 - LATEST_DAYS)), to };
};

/** Returns the amounts of a company, or of all, by day; of the latest days without a period. */
export async function companyAmounts(
  asked: InputOf<typeof board.companyAmountLog>,
  caller: Caller,
  backend: Backend,
): Promise<AmountPoint[]> {
  demandRight(caller, MONEY_READERS);
  const latest = latestDays(backend.now());
  const period = { from: asked.startDate || latest.from, to: asked.endDate || latest.to };
  const days = daysIn(period);
  if (days < 1)
    throw inputFailure([['endDate', statisticTexts((t) => t.reversed)]], caller.language);
  if (days > MOST_DAYS)
    throw inputFailure([['endDate', statisticTexts((t) => t.tooManyDays)]], caller.language);
  return amountsByDay(period, asked.companyId || undefined, caller, backend);
}

/** Returns the amounts of the latest days, oldest first. */
export async function latestAmounts(caller: Caller, backend: Backend): Promise<AmountPoint[]> {
  demandRight(caller, MONEY_READERS);
  return amountsByDay(latestDays(backend.now()), undefined, caller, backend);
}

/** Returns number and amount of the orders of today and of this month. */
export async function mallFigures(caller: Caller, backend: Backend): Promise<MallFigures> {
  demandRight(caller, MONEY_READERS);
  const today = beijing(backend.now()).slice(0, 10);
  const from = `${today.slice(0, 7)}-01`;
  const days = await amountsByDay({ from, to: today }, undefined, caller, backend);
  const ofToday = days.at(-1)!;
  const sum = (key: 'amount' | 'orderCount') => days.reduce((total, day) => total + day[key], 0);
  return {
    orderCountToday: ofToday.orderCount,
    amountToday: ofToday.amount,
    orderCountThisMonth: sum('orderCount'),
    amountThisMonth: sum('amount'),
  };
}
