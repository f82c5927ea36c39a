import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

/** A page with a conversation, as high as the window at every width. */
export const ChatPage = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space.md};
  height: 100%;
  padding: ${tokens.space.lg};

  @media (width < 600px) {
    padding: ${tokens.space.sm};
  }
`;

/** The frame of a conversation, as high as the rest of its page. */
export const ChatFrame = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
  border: ${tokens.line.thin} solid ${tokens.color.border};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.surface};
`;

/** The messages, which scroll by themselves. */
export const Log = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${tokens.space.md};
  min-height: 0;
  padding: ${tokens.space.lg};
  overflow-y: auto;
  overscroll-behavior: contain;

  &:focus-visible {
    outline: ${tokens.line.thick} solid ${tokens.color.focus};
    outline-offset: calc(-1 * ${tokens.line.thick});
  }
`;

export const Earlier = styled.div`
  display: flex;
  justify-content: center;
`;

/** One message: the other side's at the start, the reader's side's at the end. */
export const Line = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space.xs};
  align-items: flex-start;
  align-self: flex-start;
  max-width: min(80%, ${tokens.width.xxl});

  &[data-own] {
    align-items: flex-end;
    align-self: flex-end;
  }
`;

export const Facts = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.sm};
  color: ${tokens.color.textMuted};
  font: ${tokens.font.small};

  [data-failed] > & {
    color: ${tokens.color.dangerText};
  }
`;

export const Text = styled.p`
  margin: 0;
  padding: ${tokens.space.sm} ${tokens.space.md};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.surfaceSunken};
  overflow-wrap: anywhere;
  white-space: pre-wrap;

  [data-own] > & {
    background: ${tokens.color.accentSoft};
  }
`;

export const Actions = styled.span`
  display: flex;
  gap: ${tokens.space.xs};
`;

export const Composer = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${tokens.space.sm};
  align-items: start;
  padding: ${tokens.space.md} ${tokens.space.lg};
  border-block-start: ${tokens.line.thin} solid ${tokens.color.border};

  @media (width < 600px) {
    padding: ${tokens.space.sm};
  }
`;
