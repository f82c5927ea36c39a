import { enterSlate } from './slate';

enterSlate(1000);
