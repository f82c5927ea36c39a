import { enterAntd } from './antd';

enterAntd({ paged: true });
