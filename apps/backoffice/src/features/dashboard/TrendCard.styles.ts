import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

export const Trend = styled.div`
  container-type: inline-size;
  display: grid;
  gap: ${tokens.space.lg};
`;

export const Legend = styled.div`
  display: flex;
  gap: ${tokens.space.lg};
  color: ${tokens.color.textMuted};
  font: ${tokens.font.small};

  span {
    display: inline-flex;
    align-items: center;
    gap: ${tokens.space.xs};
  }

  span::before {
    width: ${tokens.size.dot};
    height: ${tokens.size.dot};
    border-radius: ${tokens.radius.sm};
    background: ${tokens.color.accentSolid};
    content: '';
  }

  span:last-child::before {
    background: ${tokens.color.success};
  }
`;

const HEIGHT = `calc(2 * ${tokens.width.xxxs})`;

/** The place of the chart until it is loaded. */
export const Waiting = styled.div`
  height: ${HEIGHT};
`;

/** The axis at the start, and a line across all days at each of its values. */
export const Chart = styled.div`
  display: grid;
  grid-template-columns: minmax(4ch, max-content) minmax(0, 1fr);
  gap: ${tokens.space.sm};
  height: ${HEIGHT};
`;

export const Axis = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  margin-block: calc(-0.5 * ${tokens.size.icon})
    calc(${tokens.size.iconLarge} - 0.5 * ${tokens.size.icon});
  color: ${tokens.color.textMuted};
  font: ${tokens.font.small};
  font-variant-numeric: tabular-nums;
  text-align: end;
`;

export const Days = styled.div`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  background:
    linear-gradient(${tokens.color.border}, ${tokens.color.border}) 0 0 / 100% ${tokens.line.thin}
      no-repeat,
    linear-gradient(${tokens.color.border}, ${tokens.color.border}) 0
      calc(50% - 0.5 * ${tokens.size.iconLarge}) / 100% ${tokens.line.thin} no-repeat,
    linear-gradient(${tokens.color.borderStrong}, ${tokens.color.borderStrong}) 0
      calc(100% - ${tokens.size.iconLarge}) / 100% ${tokens.line.thin} no-repeat;
`;

export const Day = styled.div`
  display: grid;
  grid-template: minmax(0, 1fr) ${tokens.size.iconLarge} / 1fr 1fr;
  column-gap: ${tokens.space.xxs};
  align-items: end;
  padding-inline: ${tokens.space.xs};

  &[data-weekend] {
    background: ${tokens.color.surfaceSunken};
  }

  i {
    position: relative;
    height: var(--mj-bar, 0%);
    min-height: ${tokens.line.thin};
    border-radius: ${tokens.radius.sm} ${tokens.radius.sm} 0 0;
    background: ${tokens.color.accentSolid};
  }

  i + i {
    background: ${tokens.color.success};
  }

  b {
    position: absolute;
    inset: auto 0 100%;
    color: ${tokens.color.textMuted};
    font: ${tokens.font.small};
    font-style: normal;
    font-variant-numeric: tabular-nums;
    text-align: center;
  }

  small {
    grid-column: 1 / -1;
    align-self: center;
    overflow: hidden;
    color: ${tokens.color.textMuted};
    font: ${tokens.font.small};
    font-variant-numeric: tabular-nums;
    text-align: center;
    white-space: nowrap;
  }

  @container (width < 640px) {
    b {
      display: none;
    }
  }

  @container (width < 480px) {
    column-gap: 0;
    padding-inline: ${tokens.line.thin};

    /* A label every three days, as wide as they are. */
    small {
      z-index: 1;
      overflow: visible;
      justify-self: center;
    }

    &:not(:nth-child(3n + 2)) small {
      visibility: hidden;
    }
  }
`;
