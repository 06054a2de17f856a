# Documents: every version of the last seven days, daily backups for a month, weekly ones for 14 weeks.
resource "google_firestore_database" "documents" {
  name                              = "(default)"
  location_id                       = var.firestore_location
  type                              = "FIRESTORE_NATIVE"
  point_in_time_recovery_enablement = "POINT_IN_TIME_RECOVERY_ENABLED"
  delete_protection_state           = "DELETE_PROTECTION_ENABLED"
  deletion_policy                   = "ABANDON"
  depends_on                        = [google_project_service.api]
}

resource "google_firestore_backup_schedule" "daily" {
  database  = google_firestore_database.documents.name
  retention = "2592000s"

  daily_recurrence {}
}

resource "google_firestore_backup_schedule" "weekly" {
  database  = google_firestore_database.documents.name
  retention = "8467200s"

  weekly_recurrence {
    day = "SUNDAY"
  }
}

# Exports of documents and accounts. Whoever reads it has read everything: nobody does but the restorers.
resource "google_storage_bucket" "exports" {
  name                        = "${var.project}-exports"
  location                    = var.buckets_location
  uniform_bucket_level_access = true
  public_access_prevention    = "enforced"

  soft_delete_policy {
    retention_duration_seconds = 2592000
  }

  lifecycle_rule {
    condition {
      age = 90
    }
    action {
      type = "Delete"
    }
  }
}

resource "google_storage_bucket_iam_member" "exports" {
  bucket = google_storage_bucket.exports.name
  role   = "roles/storage.objectAdmin"
  member = var.restorers
}
