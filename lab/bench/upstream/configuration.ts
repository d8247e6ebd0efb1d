interface Place {
  readonly folder: string;
  readonly place: string;
  readonly port: number;
  readonly asRoot: boolean;
  /** Files that a process may have open. */
  readonly mostFiles: number;
}

/*
 * Arguments that make requests different (search text, date) do not change the response. So any number of requests can differ,
 * with few files. Responses are `no-store`: the workloads measure work, and whether
 * a response is cached is a workload of its own.
 */

/** The configuration of nginx. */
export function configuration({ folder, place, port, asRoot, mostFiles }: Place): string {
  return `
daemon off;
worker_processes 1;
pid ${place}/nginx.pid;
${asRoot ? 'user root;' : ''}
worker_rlimit_nofile ${mostFiles};
events { worker_connections 4096; }
http {
  access_log off;
  default_type application/json;
  keepalive_requests 1000000000;
  keepalive_timeout 600s;
  sendfile on;
  tcp_nopush on;
  open_file_cache max=${Math.floor(mostFiles / 2)} inactive=1h;
  open_file_cache_valid 1h;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((each) => `${each}_temp_path ${place}/${each};`).join('\n  ')}

  map $uri $countries {
    default slim;
    ~/name/whole- whole;
    ~/name/few- few;
    ~/name/100- 100;
    ~/name/1000- 1000;
    ~/name/10000- 10000;
  }
  map $arg_fields $region { '' whole; default slim; }
  map $arg_limit $quotes { 5 few; default search; }
  map $args $authors { default all; ~^slug=(?<slug>[a-z0-9-]+)(&limit=1)?$ $slug; }
  map $arg_order_id $disputes { '' all; default $arg_order_id; }

  server {
    listen 127.0.0.1:${port} backlog=4096;
    root ${folder};
    # Cacheable responses are a workload of their own, below /cacheable.
    set $control no-store;
    add_header Cache-Control $control;
${locations.map(([path, file]) => `    location ${path} { try_files ${file} =404; }`).join('\n')}
    location /cacheable/ { rewrite ^/cacheable(/.*)$ $1; set $control max-age=3600; }
    location = /status { stub_status; }
  }
}
`;
}

const locations: readonly (readonly [string, string])[] = [
  ['^~ /blockchain/rawtx/', '$uri'],
  ['^~ /countries/v3.1/name/', '/countries/$countries.json'],
  ['~ ^/countries/v3.1/region/(?<name>[a-z]+)$', '/countries/region/$region/$name'],
  ['= /quotes/search/quotes', '/quotes/$quotes.json'],
  ['= /quotes/authors', '/quotes/authors/$authors.json'],
  ['= /marketplace/order', '/marketplace/orders/$arg_limit-$arg_offset.json'],
  ['= /marketplace/payment_dispute_summary', '/marketplace/disputes/$disputes.json'],
  ['~ ^/jokes/(jokes/)?search$', '/jokes/search.json'],
  ['= /tv/api/characters', '/tv/characters.json'],
  ['^~ /readers/v1/', '/readers/entitlements.json'],
  ['= /indexing/v3/urlNotifications/metadata', '/indexing/metadata.json'],
  ['^~ /notebooks/v2/', '/notebooks/policy.json'],
  ['= /banking/v1/aspsps', '/banking/aspsps.json'],
];
