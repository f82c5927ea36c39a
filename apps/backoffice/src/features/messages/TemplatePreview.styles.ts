import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

export const Preview = styled.section`
  display: grid;
  flex: 0 1 auto;
  gap: ${tokens.space.sm};
  justify-items: center;
  max-width: 100%;
  margin-inline: auto;
`;

/** The upper part of a phone's screen, as wide as the preview of rich texts. */
export const Phone = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space.md};
  width: ${tokens.width.md};
  max-width: 100%;
  height: ${tokens.width.xl};
  padding: ${tokens.space.xl} ${tokens.space.lg};
  border: ${tokens.line.thin} solid ${tokens.color.borderStrong};
  border-radius: ${tokens.radius.lg};
  background: ${tokens.color.surfaceSunken};
  overflow: auto;
`;

export const Sender = styled.p`
  margin: 0;
  color: ${tokens.color.textMuted};
  font: ${tokens.font.small};
  text-align: center;
`;

/** A text message, or a notice. */
export const Bubble = styled.div`
  max-width: 88%;
  padding: ${tokens.space.md} ${tokens.space.lg};
  border-radius: ${tokens.radius.lg};
  background: ${tokens.color.surface};
  color: ${tokens.color.text};
  overflow-wrap: anywhere;
  white-space: pre-wrap;

  strong {
    display: block;
    margin-block-end: ${tokens.space.xs};
  }
`;

/** An e-mail: its subject above its text. */
export const Mail = styled.article`
  padding: ${tokens.space.lg};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.surface};
  color: ${tokens.color.text};
  overflow-wrap: anywhere;

  h4 {
    margin: 0 0 ${tokens.space.md};
    font: ${tokens.font.title};
  }
`;
