# Each remote's pipeline writes its own releases and its own fragment. The merged registry is written by all of them, with the
# generation that each has read: that nobody touches another's rows there is the release command's doing, not this file's.
locals {
  objects = "projects/_/buckets/${google_storage_bucket.releases.name}/objects"
}

resource "google_storage_bucket_iam_member" "pipeline_writes" {
  for_each = var.pipelines
  bucket   = google_storage_bucket.releases.name
  role     = "roles/storage.objectUser"
  member   = each.value

  condition {
    title       = "own-folder-and-fragment"
    description = "Writes below r/${each.key}/, its fragment, the merged registry and its parts, and what looks at its releases said."
    expression  = <<-EOT
      resource.name.startsWith("${local.objects}/r/${each.key}/") ||
      resource.name == "${local.objects}/registry.d/${var.environment}/${each.key}.json" ||
      resource.name == "${local.objects}/registry/${var.environment}.json" ||
      resource.name.startsWith("${local.objects}/registry/${var.environment}/") ||
      resource.name.startsWith("${local.objects}/health/${var.environment}/${each.key}_")
    EOT
  }
}

# What the function `registry` gives to the pages: nothing else of the bucket.
resource "google_storage_bucket_iam_member" "registry_reads" {
  bucket = google_storage_bucket.releases.name
  role   = "roles/storage.objectViewer"
  member = var.functions_account

  condition {
    title       = "registry-only"
    description = "Reads below registry/."
    expression  = "resource.name.startsWith(\"${local.objects}/registry/\")"
  }
}

# Judges releases, promotes them and takes them back, and cannot upload one: it creates nothing below r/.
resource "google_storage_bucket_iam_member" "watcher_writes" {
  for_each = var.watchers
  bucket   = google_storage_bucket.releases.name
  role     = "roles/storage.objectUser"
  member   = each.value

  condition {
    title       = "own-fragment-and-looks"
    description = "Writes the fragment of ${each.key}, the merged registry with its parts, and what looks at releases said."
    expression  = <<-EOT
      resource.name == "${local.objects}/registry.d/${var.environment}/${each.key}.json" ||
      resource.name == "${local.objects}/registry/${var.environment}.json" ||
      resource.name.startsWith("${local.objects}/registry/${var.environment}/") ||
      resource.name.startsWith("${local.objects}/health/${var.environment}/${each.key}_")
    EOT
  }
}

# A promotion ends the time of releases that nobody can need any more: their files go.
resource "google_project_iam_custom_role" "drops_releases" {
  role_id     = "vcmsDropsReleases"
  title       = "Deletes releases"
  permissions = ["storage.objects.delete"]
}

resource "google_storage_bucket_iam_member" "watcher_drops" {
  for_each = var.watchers
  bucket   = google_storage_bucket.releases.name
  role     = google_project_iam_custom_role.drops_releases.id
  member   = each.value

  condition {
    title       = "own-releases"
    description = "Deletes below r/${each.key}/."
    expression  = "resource.name.startsWith(\"${local.objects}/r/${each.key}/\")"
  }
}

resource "google_storage_bucket_iam_member" "watcher_reads" {
  for_each = var.watchers
  bucket   = google_storage_bucket.releases.name
  role     = "roles/storage.objectViewer"
  member   = each.value
}

# The registry is merged of all fragments, and old releases are found by listing.
resource "google_storage_bucket_iam_member" "pipeline_reads" {
  for_each = var.pipelines
  bucket   = google_storage_bucket.releases.name
  role     = "roles/storage.objectViewer"
  member   = each.value
}
