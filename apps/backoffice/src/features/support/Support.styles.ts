import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

/** The list and the open conversation; one of them where it is narrow. */
export const Body = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: ${tokens.width.sm} minmax(0, 1fr);
  min-height: 0;
  border: ${tokens.line.thin} solid ${tokens.color.border};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.surface};

  @media (width < 992px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const ListPart = styled.div`
  min-height: 0;
  overflow-y: auto;
  border-inline-end: ${tokens.line.thin} solid ${tokens.color.border};

  @media (width < 992px) {
    border-inline-end: none;

    [data-open] > & {
      display: none;
    }
  }
`;

export const ThreadPart = styled.div`
  display: grid;
  min-height: 0;

  @media (width < 992px) {
    :not([data-open]) > & {
      display: none;
    }
  }
`;

/** The place of the conversation while none is open. */
export const Nothing = styled.div`
  place-self: center;
`;

export const Thread = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
`;

export const Head = styled.div`
  display: flex;
  gap: ${tokens.space.sm};
  align-items: center;
  min-height: ${tokens.size.bar};
  padding-inline: ${tokens.space.lg};
  border-block-end: ${tokens.line.thin} solid ${tokens.color.border};

  & > h2 {
    margin: 0;
    font: ${tokens.font.title};
  }
`;

/** The way back to the list, where the list is not beside it. */
export const Back = styled.span`
  display: none;

  @media (width < 992px) {
    display: inline-flex;
  }
`;

/** The messages fill what the field leaves. */
export const Messages = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
`;

export const Waiting = styled.div`
  padding: ${tokens.space.lg};
`;

export const Search = styled.div`
  padding: ${tokens.space.md};
`;

export const Rows = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Row = styled.button`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${tokens.space.xs} ${tokens.space.sm};
  align-items: center;
  width: 100%;
  padding: ${tokens.space.sm} ${tokens.space.md};
  border: none;
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  cursor: pointer;

  &:hover {
    background: ${tokens.color.surfaceHover};
  }

  &[aria-current] {
    background: ${tokens.color.surfaceSelected};
  }

  &:focus-visible {
    outline: ${tokens.line.thick} solid ${tokens.color.focus};
    outline-offset: calc(-1 * ${tokens.line.thick});
  }
`;

export const Name = styled.strong`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** The latest message on one line, and when it was written. */
export const Latest = styled.span`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${tokens.space.sm};
  color: ${tokens.color.textMuted};
  font: ${tokens.font.small};

  & > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

/** The icon of the header's link, in the middle of a touch target. */
export const Sign = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  width: ${tokens.size.tile};
  height: ${tokens.size.tile};
  border-radius: ${tokens.radius.md};
  color: ${tokens.color.textMuted};

  &:hover {
    color: ${tokens.color.text};
    background: ${tokens.color.surfaceSunken};
  }
`;

/** The icon with the space that its number takes beside it, as that of the bell has. */
export const Bubble = styled.span`
  display: inline-flex;
  padding-block-start: ${tokens.space.xs};
  padding-inline: ${tokens.space.xxs} ${tokens.space.sm};
`;
