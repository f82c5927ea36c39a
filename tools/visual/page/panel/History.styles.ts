import { css, styled } from 'styled-components';
import { focusRing, tokens } from '@mingjian/ui';

export const Strip = styled.ol`
  display: grid;
  gap: ${tokens.space.sm};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const frame = css`
  display: grid;
  grid-template-columns: ${tokens.width.xxs} minmax(0, 1fr);
  align-items: start;
  gap: ${tokens.space.md};
  width: 100%;
  padding: ${tokens.space.xs};
  border: ${tokens.line.thin} solid ${tokens.color.border};
  border-radius: ${tokens.radius.md};
  color: ${tokens.color.text};
  background: ${tokens.color.surface};
  font: ${tokens.font.small};
  text-align: start;

  @media (width < 1280px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Still = styled.div`
  ${frame}
  color: ${tokens.color.textMuted};
`;

export const Action = styled.button`
  ${frame}
  cursor: pointer;
  ${focusRing}

  &:hover {
    background: ${tokens.color.surfaceHover};
  }

  &[aria-pressed='true'] {
    border-color: ${tokens.color.accentSolid};
    box-shadow: 0 0 0 ${tokens.line.thin} ${tokens.color.accentSolid};
  }
`;

export const Picture = styled.span`
  display: grid;
  place-items: center;
  min-height: ${tokens.size.tile};
  border-radius: ${tokens.radius.sm};
  color: ${tokens.color.textMuted};
  background: ${tokens.color.surfaceSunken};
  overflow: hidden;

  & > img {
    max-width: 100%;
  }
`;

export const Words = styled.span`
  display: grid;
  align-content: start;
  gap: ${tokens.space.xxs};
  min-width: 0;
`;

export const When = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.xxs} ${tokens.space.sm};
  font-variant-numeric: tabular-nums;
`;

export const Reason = styled.span`
  overflow-wrap: anywhere;

  &[data-missing] {
    color: ${tokens.color.textMuted};
  }
`;

export const Hash = styled.span`
  color: ${tokens.color.textMuted};
  font-variant-numeric: tabular-nums;
`;
