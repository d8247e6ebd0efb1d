# Varnish 7 in front of a gateway with `performance: { httpCaches: { purge: ["http://varnish:80"] } }`: public responses to GET are cached
# until they are stale, or a mutation makes them stale.
vcl 4.1;
import std;

backend gateway {
  .host = "127.0.0.1";
  .port = "4000";
  .probe = { .url = "/health/serving"; .interval = 2s; .timeout = 1s; }
}

# The gateways, which purge.
acl gateways {
  "127.0.0.1";
  "::1";
}

sub vcl_recv {
  if (req.method == "PURGE") {
    if (client.ip !~ gateways) {
      return (synth(405));
    }
    if (req.http.Cache-Tag !~ "^[\w.,-]+$") {
      return (synth(400, "Cache-Tag"));
    }
    # A list of tags as a pattern of whole tags. Only what the object has is tested, so that Varnish can do it in the background.
    set req.http.X-Tags = regsuball(regsuball(req.http.Cache-Tag, "\.", "[.]"), ",", "|");
    if (!std.ban("obj.http.Cache-Tag ~ (^|,)(" + req.http.X-Tags + ")(,|$)")) {
      return (synth(500, std.ban_error()));
    }
    return (synth(204));
  }
  if (req.url !~ "^/graphql([?]|$)") {
    return (synth(404));
  }
  if (req.http.Upgrade ~ "(?i)websocket") {
    return (pipe);
  }
}

sub vcl_pipe {
  if (req.http.Upgrade) {
    set bereq.http.Upgrade = req.http.Upgrade;
    set bereq.http.Connection = req.http.Connection;
  }
}

sub vcl_backend_response {
  # The gateway answers with what is fresh; a stale response would outlive its purge.
  set beresp.grace = 0s;
}

sub vcl_deliver {
  unset resp.http.Cache-Tag;
}
