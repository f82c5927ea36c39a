import { enterAntd } from './antd';

enterAntd({ paged: false });
