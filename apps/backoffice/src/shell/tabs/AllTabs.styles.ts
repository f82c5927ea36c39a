import { focusRing, tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

/* Apart from the tabs, which the strip cuts off at any place. */
export const End = styled.div`
  flex: none;
  padding-inline-start: ${tokens.space.xs};
  border-inline-start: ${tokens.line.thin} solid ${tokens.color.border};
`;

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space.sm};
  width: min(${tokens.width.sm}, calc(100vw - 2 * ${tokens.space.xl}));
`;

export const Rows = styled.ul`
  max-height: min(${tokens.width.md}, 50dvh);
  margin: 0;
  padding: 0;
  overflow: auto;
  list-style: none;
`;

export const Row = styled.li`
  display: flex;
  align-items: center;
  padding-inline-end: ${tokens.space.xs};
  border-radius: ${tokens.radius.sm};

  &:hover {
    background: ${tokens.color.surfaceHover};
  }

  &[data-active] {
    color: ${tokens.color.accentText};
    background: ${tokens.color.surfaceSelected};
  }
`;

export const RowButton = styled.button`
  display: flex;
  flex: 1;
  align-items: center;
  gap: ${tokens.space.sm};
  min-width: 0;
  min-height: ${tokens.size.control};
  padding: 0 ${tokens.space.sm};
  border: 0;
  border-radius: ${tokens.radius.sm};
  color: inherit;
  background: none;
  font: ${tokens.font.body};
  text-align: start;
  cursor: pointer;
  ${focusRing}

  &:focus-visible {
    outline-offset: calc(-1 * ${tokens.line.thick});
  }

  & > span {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  & > svg {
    flex: none;
    color: ${tokens.color.textMuted};
  }

  @media (pointer: coarse) {
    min-height: ${tokens.size.touch};
  }
`;

export const None = styled.p`
  margin: 0;
  padding: ${tokens.space.sm};
  color: ${tokens.color.textMuted};
`;

export const Actions = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: ${tokens.space.sm};
  padding-block-start: ${tokens.space.sm};
  border-block-start: ${tokens.line.thin} solid ${tokens.color.border};

  & > button {
    min-width: 0;
  }

  & > :last-child {
    flex: none;
    margin-inline-start: auto;
  }
`;

export const ActionText = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
