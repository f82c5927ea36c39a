import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.sm};
`;

/* Scrolling would end a stroke. */
export const Pad = styled.svg`
  width: 100%;
  height: ${tokens.width.xxs};
  border: ${tokens.line.thin} solid ${tokens.color.borderStrong};
  border-radius: ${tokens.radius.md};
  color: ${tokens.color.text};
  background: ${tokens.color.surface};
  cursor: crosshair;
  touch-action: none;

  &[data-invalid] {
    border-color: ${tokens.color.dangerText};
  }

  & path {
    fill: none;
    stroke: currentColor;
    stroke-linecap: round;
    stroke-linejoin: round;
    stroke-width: 2.5;
  }
`;

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.sm};

  & > span {
    flex: 1;
    color: ${tokens.color.textMuted};
  }
`;

export const Error = styled.p`
  margin: 0;
  color: ${tokens.color.dangerText};
`;
