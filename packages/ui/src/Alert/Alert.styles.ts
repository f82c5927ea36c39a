import { styled } from 'styled-components';
import { tokens } from '../tokens/tokens';

export const Root = styled.div`
  position: relative;
  display: flex;
  gap: ${tokens.space.sm};
  min-width: 0;
  padding: ${tokens.space.sm} ${tokens.space.md};
  border: 1px solid transparent;
  border-radius: ${tokens.radius.md};
  color: ${tokens.color.text};
  background: ${tokens.color.accentSoft};

  &[data-tone='success'] {
    background: ${tokens.color.successSoft};
  }

  &[data-tone='warning'] {
    background: ${tokens.color.warningSoft};
  }

  &[data-tone='danger'] {
    background: ${tokens.color.dangerSoft};
  }
`;

export const Picture = styled.span`
  display: flex;
  flex: none;
  align-items: center;
  height: 22px;
  color: ${tokens.color.accentText};

  [data-tone='success'] > & {
    color: ${tokens.color.successText};
  }

  [data-tone='warning'] > & {
    color: ${tokens.color.warningText};
  }

  [data-tone='danger'] > & {
    color: ${tokens.color.dangerText};
  }
`;

export const Words = styled.div`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`;

export const Title = styled.p`
  margin: 0;
  font-weight: ${tokens.font.strong};
`;

export const Action = styled.div`
  flex: none;
  align-self: center;
`;
