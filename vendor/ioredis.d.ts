export { Cluster, type ClusterOptions, Redis, type RedisOptions } from 'ioredis';
