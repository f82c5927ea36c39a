import type { Dispute, DisputeItem } from '@mingjian/api';
import { leadOf } from './leadOf';

const item = (before: DisputeItem['before'], now: DisputeItem['now']) =>
  ({ before, now }) as DisputeItem;
const dispute = (status: Dispute['status'], ...items: DisputeItem[]) => ({ status, items });
const GREEN = { result: 1, dangerLevel: 4 } as const;
const YELLOW = { result: 3, dangerLevel: 2 } as const;

describe('the move that leads a dispute on', () => {
  it('is its acceptance first', () => {
    expect(leadOf(dispute(1, item(null, GREEN)))).toBe('accept');
  });

  it('is a correction once a result or a level has changed', () => {
    expect(leadOf(dispute(2))).toBe('uphold');
    expect(leadOf(dispute(2, item(GREEN, GREEN), item(null, YELLOW)))).toBe('uphold');
    expect(leadOf(dispute(2, item(GREEN, GREEN), item(GREEN, YELLOW)))).toBe('beginCorrection');
    expect(leadOf(dispute(2, item(GREEN, { ...GREEN, dangerLevel: 3 })))).toBe('beginCorrection');
  });
});
