import { focusRing, tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

export const Person = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${tokens.space.sm};
  padding: ${tokens.space.md} ${tokens.space.lg};
  border-block-start: ${tokens.line.thin} solid ${tokens.nav.border};

  a {
    border-radius: ${tokens.radius.sm};
  }

  &[data-collapsed] {
    justify-content: center;
    padding-inline: 0;
  }

  &[data-collapsed] a {
    border-radius: 50%;
  }
`;

export const Picture = styled.span`
  display: grid;
  flex: none;
  border-radius: 50%;
`;

export const Text = styled.div`
  flex: 1;
  min-width: 0;
`;

export const Name = styled.span`
  display: block;
  width: 100%;
  padding: 0;
  overflow: hidden;
  border: 0;
  border-radius: ${tokens.radius.sm};
  color: inherit;
  background: none;
  font: inherit;
  font-weight: ${tokens.font.strong};
  line-height: ${tokens.size.glyph};
  text-align: start;
  text-overflow: ellipsis;
  white-space: nowrap;
  cursor: default;
  ${focusRing}
`;

export const Line = styled.div`
  display: flex;
  gap: ${tokens.space.sm};
  justify-content: space-between;
  min-width: 0;
  font: ${tokens.font.small};
  line-height: ${tokens.size.glyph};
  white-space: nowrap;

  a {
    flex: none;
    color: inherit;
    text-decoration: underline;
  }
`;

export const Place = styled.span`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
`;
