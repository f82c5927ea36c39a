import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.md};
`;

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.sm};
  align-items: center;
`;

export const List = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.md};
  margin: 0;
  padding: 0;
  list-style: none;

  &:empty {
    display: none;
  }
`;

export const Group = styled.li`
  padding: ${tokens.space.sm} ${tokens.space.md};
  border: ${tokens.line.thin} solid ${tokens.color.border};
  border-radius: ${tokens.radius.md};
`;

export const GroupBody = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.md};
  padding-block: ${tokens.space.sm};
`;

/** Fields side by side as far as there is room. */
export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${tokens.width.xxs}), 1fr));
  gap: ${tokens.space.sm} ${tokens.space.md};
  align-items: start;
`;

export const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.sm};
  padding-block-start: ${tokens.space.md};
  border-block-start: ${tokens.line.thin} solid ${tokens.color.border};
`;

export const ItemFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.sm};
  align-items: center;
  justify-content: space-between;
`;

export const Buttons = styled.div`
  display: flex;
`;

export const Changes = styled.ul`
  display: grid;
  gap: ${tokens.space.xs};
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** The content of a phone's screen. */
export const Screen = styled.div`
  display: grid;
  gap: ${tokens.space.lg};
  padding: ${tokens.space.lg};
`;

export const PhoneGroup = styled.section`
  display: grid;
  gap: ${tokens.space.sm};
`;
