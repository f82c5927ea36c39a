import { tokens } from '@mingjian/ui';
import { css, keyframes, styled } from 'styled-components';

const pulse = keyframes`
  50% { opacity: 0.5; }
`;

/* One animation for all blocks: they are many. */
const blocks = css`
  animation: ${pulse} 1.6s ease-in-out infinite;

  & span {
    display: block;
    height: 1em;
    border-radius: ${tokens.radius.sm};
    background: ${tokens.color.surfaceSunken};
  }

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }

  @media (forced-colors: active) {
    & span {
      background: GrayText;
    }
  }
`;

export const Lines = styled.div`
  min-width: 0;
  overflow: hidden;
  font: ${tokens.font.table};
  ${blocks}

  & > [data-line] {
    display: grid;
    grid-template-columns: var(--mj-list-columns);
    gap: ${tokens.space.xl};
    align-items: center;
    box-sizing: border-box;
    height: var(--mj-grid-row-height, ${tokens.size.row});
    padding-inline: ${tokens.space.md};
    border-block-end: ${tokens.line.thin} solid ${tokens.color.border};
  }

  & > [data-line='head'] {
    background: ${tokens.color.surfaceHover};
  }

  & > [data-line='head'] span {
    width: min(100%, 4em);
  }

  @media (pointer: coarse) {
    & > [data-line] {
      height: max(var(--mj-grid-row-height, ${tokens.size.row}), ${tokens.size.controlLarge});
    }
  }
`;

export const Cards = styled.div`
  display: grid;
  gap: ${tokens.space.sm};
  padding: ${tokens.space.sm};
  background: ${tokens.color.page};
  font: ${tokens.font.table};
  ${blocks}

  & > div {
    display: grid;
    gap: ${tokens.space.md};
    padding: ${tokens.space.md};
    border: ${tokens.line.thin} solid ${tokens.color.border};
    border-radius: ${tokens.radius.lg};
    background: ${tokens.color.surface};
  }

  & span {
    height: ${tokens.size.iconLarge};
  }

  & span:first-child {
    width: 60%;
  }
`;

export const Pager = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: center;
  min-height: ${tokens.size.controlSmall};
  font: ${tokens.font.table};
  ${blocks}

  & > span {
    width: ${tokens.width.xxxs};
  }

  & > span:last-child {
    width: min(50%, ${tokens.width.sm});
  }

  @media (pointer: coarse) {
    min-height: ${tokens.size.controlLarge};
  }
`;
