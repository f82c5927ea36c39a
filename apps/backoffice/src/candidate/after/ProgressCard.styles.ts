import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

/** Steps, one below the other, along a line. */
export const Steps = styled.ol`
  display: grid;
  gap: ${tokens.space.lg};
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    position: relative;
    display: grid;
    padding-inline-start: ${tokens.space.xl};
  }

  & > li::before {
    position: absolute;
    inset-block-start: ${tokens.space.xs};
    inset-inline-start: 0;
    width: ${tokens.size.mark};
    height: ${tokens.size.mark};
    border: ${tokens.line.thick} solid ${tokens.color.borderStrong};
    border-radius: ${tokens.radius.pill};
    content: '';
  }

  & > li:not(:last-child)::after {
    position: absolute;
    inset-block: ${tokens.space.lg} calc(-1 * ${tokens.space.lg});
    inset-inline-start: calc(${tokens.size.mark} / 2 - ${tokens.line.thin});
    border-inline-start: ${tokens.line.thick} solid ${tokens.color.border};
    content: '';
  }

  & > li[data-state='done']::before {
    border-color: ${tokens.color.success};
    background: ${tokens.color.success};
  }

  & > li[data-state='current']::before {
    border-color: ${tokens.color.accent};
    background: ${tokens.color.accent};
  }

  & strong {
    font-weight: ${tokens.font.strong};
  }

  & > li:not([data-state='done'], [data-state='current']) > strong {
    color: ${tokens.color.textMuted};
  }

  & span {
    color: ${tokens.color.textMuted};
  }
`;
