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
    description = "Writes below r/${each.key}/, its fragment, the merged registry and its parts."
    expression  = <<-EOT
      resource.name.startsWith("${local.objects}/r/${each.key}/") ||
      resource.name == "${local.objects}/registry.d/${var.environment}/${each.key}.json" ||
      resource.name == "${local.objects}/registry/${var.environment}.json" ||
      resource.name.startsWith("${local.objects}/registry/${var.environment}/")
    EOT
  }
}

# The registry is merged of all fragments, and old releases are found by listing.
resource "google_storage_bucket_iam_member" "pipeline_reads" {
  for_each = var.pipelines
  bucket   = google_storage_bucket.releases.name
  role     = "roles/storage.objectViewer"
  member   = each.value
}
