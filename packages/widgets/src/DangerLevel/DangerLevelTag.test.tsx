import { render, screen } from '@testing-library/react';
import { LocaleProvider } from '@mingjian/ui';
import { BilingualLabels } from '../internal/bilingual/BilingualLabels';
import { DangerLevelTag } from './DangerLevelTag';
import { levelsOf } from './model/dangerLevels';

describe('DangerLevelTag', () => {
  it('has a label for every level in both languages', () => {
    const { rerender, container } = render(
      levelsOf(1).map((level) => <DangerLevelTag key={level} level={level} />),
    );
    expect(Array.from(container.children, (tag) => tag.textContent)).toEqual([
      '红 · 高风险',
      '黄 · 有差异',
      '蓝 · 轻微差异',
      '绿 · 一致',
      '灰 · 未判定',
    ]);

    rerender(
      <LocaleProvider language="en">
        <DangerLevelTag level={1} text="meaning" />
      </LocaleProvider>,
    );
    expect(screen.getByText('High risk')).toBeVisible();
  });

  it('has both languages at once below BilingualLabels, the current one first', () => {
    render(
      <LocaleProvider language="en">
        <BilingualLabels>
          <DangerLevelTag level={1} />
          <BilingualLabels disabled>
            <DangerLevelTag level={4} />
          </BilingualLabels>
        </BilingualLabels>
      </LocaleProvider>,
    );

    expect(screen.getByText('Red 红 · High risk 高风险')).toBeVisible();
    expect(screen.getByText('Green · Consistent')).toBeVisible();
  });

  it('has a shape per level, so that colour never carries meaning alone', () => {
    const { container } = render(
      levelsOf(1).map((level) => <DangerLevelTag key={level} level={level} />),
    );

    const shapes = Array.from(
      container.querySelectorAll('path'),
      (path) => path.getAttribute('d')! + path.getAttribute('fill')!,
    );
    expect(new Set(shapes).size).toBe(5);
  });
});
