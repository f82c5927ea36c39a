import { css, styled } from 'styled-components';
import { focusRing } from '../internal/styles/focusRing';
import { tokens } from '../tokens/tokens';

export const Root = styled.nav`
  min-width: 0;
  font: ${tokens.font.table};
`;

export const List = styled.ol`
  display: flex;
  align-items: center;
  min-width: 0;
  margin: 0;
  padding: 0;
  list-style: none;
  overflow-x: clip;
  overflow-clip-margin: ${tokens.space.xs};
`;

export const Item = styled.li`
  display: flex;
  flex: 0 1 auto;
  align-items: center;
  min-width: 0;
  color: ${tokens.color.textMuted};

  &[data-short] {
    flex-shrink: 0;
  }

  &:last-child {
    flex-shrink: 0;
    max-width: 60%;
  }

  &:not(:first-child)::before {
    flex: none;
    margin-inline: ${tokens.space.xs};
    color: ${tokens.color.textFaint};
    content: '/' / '';
  }
`;

const link = css`
  display: block;
  min-width: 0;
  max-width: 100%;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  padding-inline: ${tokens.space.xxs};
`;

export const Link = styled.a`
  ${link}
  padding-block: 0;
  border: 0;
  border-radius: ${tokens.radius.sm};
  color: inherit;
  background: none;
  font: inherit;
  text-decoration: none;
  cursor: pointer;
  ${focusRing}

  &:hover {
    color: ${tokens.color.text};
    background: ${tokens.color.surfaceSunken};
  }

  @media (pointer: coarse) {
    min-width: ${tokens.size.controlSmall};
    line-height: ${tokens.size.controlLarge};
  }
`;

export const Text = styled.span`
  ${link}
`;

export const Current = styled.span`
  ${link}
  color: ${tokens.color.text};
`;

export const Loading = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  min-width: 0;
  max-width: 100%;
  height: 1lh;
  padding-inline: ${tokens.space.xxs};
`;
