# Releases of the remotes. Browsers may read what lies below r/; registry.d/ names who published and stays private.
resource "google_storage_bucket" "releases" {
  name                        = "${var.project}-releases"
  location                    = var.buckets_location
  uniform_bucket_level_access = true

  versioning {
    enabled = true
  }

  lifecycle_rule {
    condition {
      days_since_noncurrent_time = 30
    }
    action {
      type = "Delete"
    }
  }
}

resource "google_storage_managed_folder" "releases" {
  bucket = google_storage_bucket.releases.name
  name   = "r/"
}

resource "google_storage_managed_folder_iam_member" "everybody" {
  bucket         = google_storage_managed_folder.releases.bucket
  managed_folder = google_storage_managed_folder.releases.name
  role           = "roles/storage.objectViewer"
  member         = "allUsers"
}

# What is answered where there is no release: status 404, plain words, and never from a cache.
resource "google_storage_bucket" "missing" {
  name                        = "${var.project}-missing"
  location                    = var.buckets_location
  uniform_bucket_level_access = true
}

resource "google_storage_bucket_object" "missing" {
  bucket        = google_storage_bucket.missing.name
  name          = "404.txt"
  content       = "Not found\n"
  content_type  = "text/plain; charset=utf-8"
  cache_control = "no-store"
}

resource "google_storage_bucket_iam_member" "missing" {
  bucket = google_storage_bucket.missing.name
  role   = "roles/storage.objectViewer"
  member = "allUsers"
}

# cache-control comes with each object, from the release command; the other headers are those of docs/runbooks/headers.md.
resource "google_compute_backend_bucket" "releases" {
  name             = "vcms-releases"
  bucket_name      = google_storage_bucket.releases.name
  enable_cdn       = true
  compression_mode = "AUTOMATIC"

  custom_response_headers = [
    "x-content-type-options: nosniff",
    "access-control-allow-origin: *",
    "cross-origin-resource-policy: cross-origin",
    "timing-allow-origin: *",
  ]

  cdn_policy {
    cache_mode         = "USE_ORIGIN_HEADERS"
    negative_caching   = false
    request_coalescing = true
  }
}

resource "google_compute_backend_bucket" "missing" {
  name        = "vcms-missing"
  bucket_name = google_storage_bucket.missing.name
  enable_cdn  = false

  custom_response_headers = [
    "x-content-type-options: nosniff",
    "access-control-allow-origin: *",
  ]
}

resource "google_compute_url_map" "cdn" {
  name            = "vcms-cdn"
  default_service = google_compute_backend_bucket.missing.id

  # Counts for every path below too: none of them has a policy of its own.
  default_custom_error_response_policy {
    error_response_rule {
      match_response_codes   = ["4xx"]
      path                   = "/404.txt"
      override_response_code = 404
    }
    error_service = google_compute_backend_bucket.missing.id
  }

  host_rule {
    hosts        = [var.cdn_domain]
    path_matcher = "releases"
  }

  path_matcher {
    name            = "releases"
    default_service = google_compute_backend_bucket.missing.id

    path_rule {
      paths   = ["/r/*"]
      service = google_compute_backend_bucket.releases.id
    }
  }
}

resource "google_compute_managed_ssl_certificate" "cdn" {
  name = "vcms-cdn"

  managed {
    domains = [var.cdn_domain]
  }
}

resource "google_compute_target_https_proxy" "cdn" {
  name             = "vcms-cdn"
  url_map          = google_compute_url_map.cdn.id
  ssl_certificates = [google_compute_managed_ssl_certificate.cdn.id]
}

resource "google_compute_global_address" "cdn" {
  name       = "vcms-cdn"
  depends_on = [google_project_service.api]
}

resource "google_compute_global_forwarding_rule" "cdn" {
  name                  = "vcms-cdn"
  load_balancing_scheme = "EXTERNAL_MANAGED"
  ip_address            = google_compute_global_address.cdn.id
  port_range            = "443"
  target                = google_compute_target_https_proxy.cdn.id
}

output "cdn_address" {
  description = "What the DNS record A of the CDN's domain holds."
  value       = google_compute_global_address.cdn.address
}
