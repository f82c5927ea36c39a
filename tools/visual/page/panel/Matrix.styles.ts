import { css, styled } from 'styled-components';
import { focusRing, tokens } from '@mingjian/ui';

export const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(
    auto-fill,
    minmax(calc(2 * ${tokens.size.tile} + ${tokens.space.md}), 1fr)
  );
  gap: ${tokens.space.xs};
  margin: 0;
  padding: 0;
  list-style: none;

  &[data-labelled] {
    grid-template-columns: repeat(auto-fill, minmax(${tokens.width.xxxs}, 1fr));
  }
`;

const tile = css`
  position: relative;
  display: grid;
  gap: ${tokens.space.xxs};
  width: 100%;
  padding: ${tokens.space.xxs};
  border: ${tokens.line.thin} solid ${tokens.color.border};
  border-radius: ${tokens.radius.md};
  color: ${tokens.color.textMuted};
  background: ${tokens.color.surface};
  font: ${tokens.font.small};
  text-align: start;
`;

export const Still = styled.div`
  ${tile}
`;

export const Action = styled.button`
  ${tile}
  color: ${tokens.color.text};
  cursor: pointer;
  ${focusRing}

  &[data-changed] {
    border-color: ${tokens.color.borderStrong};
  }

  &:hover {
    background: ${tokens.color.surfaceHover};
  }

  &[aria-current],
  &[aria-pressed='true'] {
    border-color: ${tokens.color.accentSolid};
    box-shadow: 0 0 0 ${tokens.line.thin} ${tokens.color.accentSolid};
  }
`;

export const Frame = styled.span`
  display: grid;
  place-items: center;
  height: calc(1.5 * ${tokens.size.tile});
  border-radius: ${tokens.radius.sm};
  color: ${tokens.color.textMuted};
  background: ${tokens.color.surfaceSunken};
  overflow: hidden;

  & > img {
    max-width: 100%;
    max-height: calc(1.5 * ${tokens.size.tile});
  }
`;

export const Caption = styled.span`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space.xxs};
  overflow-wrap: anywhere;
`;
